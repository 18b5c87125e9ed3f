/** Under which staff's answers about subjects and topics are kept; whoever changes what they tell asks for them anew. */
export const catalogueKey = ['admin', 'catalogue'] as const;
