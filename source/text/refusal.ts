/** What was asked for cannot be had. The message, in one line, says what was given and what is allowed. */
export class Refusal extends Error {}
