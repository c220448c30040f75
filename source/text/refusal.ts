/** An error in the request of the user. The message is one line that says what was given and what is allowed. */
export class Refusal extends Error {}
