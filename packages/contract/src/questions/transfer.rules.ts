/** A list of chosen ids has to fit into a call's body; all questions of a topic may be more. */
export const mostTransferred = 5000;
