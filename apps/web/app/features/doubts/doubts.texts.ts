export const replyTime = 'Respondents typically reply within 24 hours.';
export const doubtSent = 'Your doubt has been sent. You will find the reply in My Doubts.';
export const longestDoubt = 4000;
