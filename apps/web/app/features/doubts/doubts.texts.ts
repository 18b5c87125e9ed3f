export const replyTime = 'Respondents typically reply within 24 hours.';
export const doubtSent = 'Your doubt has been sent.';
export const longestDoubt = 4000;
