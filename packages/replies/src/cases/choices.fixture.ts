/** kind | expected | options | verdict | replies */
export const choices = `
choice | B | {} | right | B ;; b ;; (b) ;; B. ;; B) ;; option B ;; Ｂ ;; Answer: B ;; "B" ;; В ;; [B] ;; B: 3 m ;; the answer is B
choice | B | {} | wrong | A ;; c ;; D. ;; A or B ;; E ;; A, B
choice | B | {} | unreadable | 5 ;; ? ;; hello ;; -
choice | C | {} | right | C ;; c) ;; (C) ;; C: 12 ;; C - the third ;; c. ;; Option C ;; ANSWER C
choice | C | {} | wrong | A ;; B and C ;; C or D
choice | A | {} | right | A ;; a ;; (A) ;; A) ;; A. ;; Α ;; it is A ;; a)
choice | A | {} | wrong | B ;; AB ;; b ;; A and C
choice | D | {} | unreadable | 4 ;; none ;; !! ;; xyz
choice | B | {"choices":["3 m","4 m","5 m","6 m"]} | right | 4 m ;; b ;; 4  M
choice | B | {"choices":["3 m","4 m","5 m","6 m"]} | wrong | 3 m ;; A
`;
