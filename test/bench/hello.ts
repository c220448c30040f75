import {render, Text} from 'ink';
import {createElement} from 'react';

render(createElement(Text, null, 'hello world'));
