/** kind | expected | options | verdict | replies */
export const intervals = String.raw`
interval | 3 < x <= 5 | {} | right | 3<x≤5 ;; ]3,5] ;; (3,5] ;; x>3 and x<=5 ;; 5>=x>3 ;; x∈]3,5] ;; x ∈ (3,5] ;; 3<X<=5 ;; x<=5, x>3 ;; ]3;5] ;; 3 < x and x ≤ 5 ;; 3.0<x<=5.0 ;; x is greater than 3 and x is less than or equal to 5
interval | 3 < x <= 5 | {} | wrong | 3<=x<=5 ;; 3<x<5 ;; [3,5] ;; (3,5) ;; x>3 ;; x<=5 ;; 3<y<=5 ;; x>3 or x<=5 ;; 3 ;; [3,5[
interval | 3 < x <= 5 | {} | unreadable | 3< ;; <<3 ;; abc def ;; (3,5
interval | ]3,5] | {} | right | 3<x<=5 ;; (3,5] ;; 3<t<=5
interval | x>3 or x<-1 | {} | right | x<-1 or x>3 ;; x>3, x<-1 ;; ]-∞,-1[∪]3,∞[ ;; (-inf,-1) U (3,inf) ;; (-∞,-1)∪(3,∞) ;; (-infinity, -1) or (3, infinity) ;; x<-1 ∪ x>3
interval | x>3 or x<-1 | {} | wrong | x>3 ;; -1<x<3 ;; x>=3 or x<=-1 ;; x>-1 or x<3 ;; x>3 and x<-1
interval | -3<x<3 | {} | right | |x|<3 ;; (-3,3) ;; x>-3 and x<3 ;; x∈]-3,3[
interval | x>=2 | {} | right | [2,∞[ ;; [2,inf) ;; 2<=x ;; x≥2 ;; x => 2 ;; 2x>=4 ;; x-2>=0 ;; x at least 2
interval | x>=2 | {} | wrong | x>2 ;; x<=2 ;; x=2 ;; 2
interval | x<1.26 | {} | right | x<1.26 ;; x<1.260 ;; (-∞,1.26)
interval | x<1.26 | {} | accuracy | x<1.3 ;; x<1.25
interval | x!=3 | {} | right | x≠3 ;; x∈ℝ, x≠3 ;; x<3 or x>3 ;; ℝ\{3} ;; x in R, x != 3
interval | 0<=p<=1 | {} | right | [0,1] ;; 0≤p≤1
interval | y>=-4 | {} | right | f(x)>=-4 ;; [-4,∞) ;; y≥-4
interval | pi/4 < x < 3pi/4 | {} | right | π/4<x<3π/4 ;; 0.785<x<2.36 ;; ]π/4,3π/4[
interval | -2<=x<=2 | {} | right | [-2,2] ;; |x|<=2 ;; −2≤x≤2 ;; x>=-2 and x<=2 ;; x∈[-2;2] ;; -2 <= x <= 2. ;; -2=<x=<2
interval | x<=-2 or x>=2 | {} | right | ]-∞,-2]∪[2,∞[ ;; |x|>=2 ;; x≤−2, x≥2 ;; x>=2 or x<=-2 ;; (-inf,-2] u [2,inf) ;; x≤-2 ∪ x≥2 ;; x <= -2 || x >= 2 ;; (-∞,-2] and [2,∞)
interval | x<=-2 or x>=2 | {} | wrong | -2<=x<=2 ;; x<-2 or x>2 ;; ]-∞,-2[∪]2,∞[ ;; x<=-2
interval | x>0 | {} | right | ]0,∞[ ;; (0,∞) ;; x>0 ;; 0<x ;; (0,+∞) ;; ]0;+∞[ ;; (0, infinity) ;; x ∈ (0,∞) ;; x is greater than 0
interval | x>0 | {} | wrong | x>=0 ;; x<0 ;; [0,∞) ;; x≠0
interval | x>ln 2 | {} | right | x>0.693 ;; x > ln(2) ;; (ln 2, ∞)
interval | 1<x<2 or 3<x<4 | {} | right | ]1,2[∪]3,4[ ;; (1,2)U(3,4) ;; 1<x<2, 3<x<4 ;; (3,4) or (1,2)
interval | 0<=x<2pi | {} | right | [0,2π[ ;; [0,2pi) ;; 0≤x<2π
interval | k<-2 or k>2 | {} | right | |k|>2 ;; k>2 or k<-2
interval | x>=5 | {} | right | {x|x>=5} ;; {x: x≥5}
interval | x<=4 | {} | right | x≤4 ;; (-∞,4] ;; ]-∞,4] ;; 4>=x ;; x<4 or x=4 ;; x ≤ 4
interval | -1<x<3 | {} | right | x>-1, x<3 ;; (-1,3) ;; -1<x and x<3 ;; ]-1;3[ ;; 3>x>-1 ;; -1 < x < 3 ;; x in (-1,3) ;; −1<x<3
interval | -1<x<3 | {} | wrong | -1<=x<=3 ;; x<-1 or x>3 ;; 1<x<3 ;; -1<x<=3 ;; (3,-1) ;; -1>x>3
interval | -1<x<3 | {} | unreadable | ( ;; abc ;; <x<
interval | 0.5<t<2.75 | {} | right | 1/2<t<11/4 ;; (0.5,2.75) ;; 0.5<T<2.75
interval | x>2 or x<-2 | {} | wrong | x>±2 ;; x>2 ;; x<2
interval | x in R | {} | right | ℝ ;; all real numbers ;; x∈ℝ ;; (-∞,∞) ;; R ;; -∞<x<∞
interval | [0,4] | {} | right | 0≤y≤4 ;; 0<=f(x)<=4 ;; [0,4] ;; 0≤x≤4
interval | x<2 | {} | right | x-2<0 ;; -x>-2
interval | x<2 | {} | wrong | x^2<4
interval | x<-1 or x>3 | {} | right | R \ [-1,3] ;; ℝ\[-1,3] ;; ℝ ∖ [-1,3] ;; R\[-1,3] ;; x ∈ ℝ \ [-1, 3]
interval | x<-1 or x>3 | {} | wrong | R \ ]-1,3[ ;; R\[-1,4]
interval | x != 2 | {} | right | R\{2} ;; ℝ \ {2} ;; x ≠ 2
interval | x != -2 | {} | right | R \ {-2} ;; ℝ∖{-2} ;; R\{-2} ;; R - {-2} ;; x ≠ -2 ;; x ∈ ℝ, x ≠ -2 ;; x∈R\{-2} ;; {x ∈ ℝ: x ≠ -2} ;; \mathbb{R} \setminus \{-2\} ;; x \in \mathbb{R}, x \neq -2 ;; all real numbers except -2 ;; x is not equal to -2 ;; x can be any real number except -2
interval | x != -2 | {} | wrong | R \ {2} ;; ℝ ;; x = -2 ;; {-2} ;; R \ {-2, 2} ;; y ≠ -2 ;; y ∈ ℝ \ {-2} ;; x > -2 ;; R \ [-2, 2] ;; all real numbers except 2
interval | x != -2 | {} | unreadable | R \ {-2 ;; R \ ;; x ≠
interval | y < -2 or y > -2 | {} | right | R \ {-2} ;; ℝ∖{-2} ;; y ≠ -2 ;; y ∈ ℝ, y ≠ -2 ;; y ∈ ℝ \ {-2} ;; f(x) ≠ -2 ;; f(x) ∈ ℝ, f(x) ≠ -2 ;; all real numbers except -2 ;; all real numbers except y = -2 ;; ]-∞,-2[ ∪ ]-2,∞[
interval | y < -2 or y > -2 | {} | wrong | x ≠ -2 ;; R \ {2} ;; x ∈ ℝ \ {-2} ;; y ≠ 2 ;; y < -2 ;; ℝ ;; all real numbers except x = -2
interval | k != -2 and k != 5 | {} | right | R \ {-2, 5} ;; ℝ∖{5, -2} ;; k ≠ -2 and k ≠ 5 ;; k ∈ ℝ, k ≠ -2, k ≠ 5 ;; k ∈ ℝ \ {-2, 5}
interval | k != -2 and k != 5 | {} | wrong | R \ {-2} ;; R \ {2, 5} ;; R \ [-2, 5] ;; k ≠ 5
interval | y<=-1 or y>=3 | {} | right | R \ ]-1,3[ ;; y ∈ R\(-1,3)
interval | y<=-1 or y>=3 | {} | wrong | R \ [-1,3] ;; x ∈ R\(-1,3)
interval | x<=-1 or x>=3 | {} | right | R \ ]-1,3[ ;; R\(-1,3)
interval | 20 to 50 | {} | right | 20 to 50 ;; from 20 to 50 ;; between 20 and 50 ;; 20–50 ;; 20 - 50 ;; [20, 50] ;; 20 < x < 50 ;; ]20;50] ;; 20 ≤ x < 50
interval | 20 to 50 | {} | wrong | 20 to 40 ;; 50 to 20 ;; x > 20 ;; 2 to 50 ;; -20 to 50
interval | 20 <= x <= 50 | {} | right | 20 to 50 ;; x = 20 to 50 ;; between 20 and 50
interval | 20 <= x <= 50 | {} | wrong | (20, 50) ;; 20 to 51
`;
