/** kind | expected | options | verdict | replies */
export const sets = `
set | 2,-2 | {} | right | 2,-2 ;; -2,2 ;; ±2 ;; x=±2 ;; x=2 or x=-2 ;; {2,-2} ;; {-2, 2} ;; x=2, x=-2 ;; 2 and -2 ;; x=2 or -2 ;; 2;-2 ;; x1=2, x2=-2 ;; -2 or 2 ;; x = -2.0, 2 ;; x∈{-2,2} ;; +2, -2 ;; x = 2 and x = -2
set | 2,-2 | {} | wrong | 2 ;; -2 ;; 2,-2,0 ;; 2,3 ;; x=2, y=-2 ;; ±4 ;; 2,2
set | 2,-2 | {} | unreadable | {2,-2 ;; ± ;; dunno
set | x=1 or x=3 | {} | right | 1,3 ;; 3,1 ;; x=3, x=1 ;; {1,3} ;; 2±1 ;; 1 and 3 ;; x=1,3
set | x=1 or x=3 | {} | wrong | 1 ;; 3 ;; y=1 or y=3 ;; 1,-3 ;; 1,2,3
set | 1+sqrt(2),1-sqrt(2) | {} | right | 1±√2 ;; 1+√2, 1-√2 ;; 2.41, -0.414 ;; x = 1 ± sqrt(2) ;; (2±√8)/2 ;; -0.414 or 2.41
set | 1+sqrt(2),1-sqrt(2) | {} | accuracy | 2.4, -0.41 ;; 2.41, -0.41
set | pi/4,5pi/4 | {} | right | π/4, 5π/4 ;; 0.785, 3.93 ;; x=π/4 or x=5π/4
set | 30,150 | {} | right | 30°,150° ;; 30, 150 ;; x = 30° or 150° ;; 150 degrees, 30 degrees
set | 1.5,2.5 | {} | right | 1,5; 2,5 ;; 1.5;2.5
set | x=1,y=2 | {} | right | y=2, x=1 ;; (1,2) ;; x=1 and y=2
set | x=1,y=2 | {} | wrong | x=2,y=1 ;; (2,1) ;; x=1
set | 2i,-2i | {} | right | ±2i ;; -2i, 2i
set | 1,2,3 | {} | right | {1,2,3} ;; 3,2,1 ;; 1, 2 and 3 ;; x=1, x=2, x=3 ;; 1;2;3 ;; 1 or 2 or 3 ;; x=1 or 2 or 3 ;; (1,2,3) ;; [1,2,3]
set | 0,pi,2pi | {} | right | 0, π, 2π ;; x=0,π,2π ;; 0, 3.14, 6.28
set | 3 | {} | right | 3 ;; x=3 ;; {3} ;; x=3 only
set | -1/2,3 | {} | right | x=-0.5 or x=3 ;; 3, -1/2 ;; x = -½, 3
set | 2+3i,2-3i | {} | right | 2±3i ;; 2-3i, 2+3i ;; z=2+3i or z=2-3i ;; x = 2 ± 3i
set | (1,2),(3,4) | {} | right | (3,4),(1,2) ;; (1,2) and (3,4) ;; (1,2); (3,4) ;; (3,4) or (1,2)
set | (1,2),(3,4) | {} | wrong | (1,2) ;; (2,1),(4,3) ;; (1,2),(3,5)
set | 0.785,2.36 | {} | right | π/4, 3π/4 ;; 0.7854, 2.356
set | 0.785,2.36 | {} | accuracy | 0.79, 2.4 ;; 0.785, 2.35
set | x=2 or x=-3 | {} | right | x=2,-3 ;; x = 2, x = -3
set | x=2 or x=-3 | {} | wrong | (x-2)(x+3)=0 ;; x=-2 or x=3 ;; 2 ;; x>2
set | 4,-1 | {} | right | -1,4 ;; x=4,x=-1 ;; x = -1 or x = 4 ;; {-1;4} ;; -1 , 4 ;; x₁=4, x₂=-1 ;; x_1=4 and x_2=-1 ;; 4 & -1
set | 4,-1 | {} | wrong | 4 ;; -4,1 ;; 4,1 ;; 4,-1,0 ;; (4,-1,2)
set | 0,4,-4 | {} | right | 0,±4 ;; x=0 or x=±4 ;; 0, 4, -4 ;; {0, -4, 4}
set | pi/6,5pi/6 | {} | right | π/6,5π/6 ;; 0.524, 2.62 ;; x=π/6 or 5π/6 ;; pi/6 and 5pi/6
set | pi/6,5pi/6 | {} | wrong | 30°,150° ;; 30,150 ;; π/6
set | 1.32,-5.32 | {} | right | 1.32,-5.32 ;; x=1.32 or x=-5.32 ;; 1.325, -5.325 ;; -2±3.32
set | 1.32,-5.32 | {} | accuracy | 1.3,-5.3 ;; 1.32,-5.3
set | no solution | {} | right | no solution ;; no real solutions ;; ∅ ;; none ;; {} ;; no solutions
set | no solution | {} | wrong | 0 ;; x=1
set | 2, 5 | {"unit":"s"} | right | 2 s, 5 s ;; 2s and 5s ;; t = 2 s or t = 5 s ;; 5 seconds, 2 seconds ;; {2 s, 5 s} ;; 2, 5 s
set | 2, 5 | {"unit":"s"} | wrong | 2 s, 6 s ;; 2 s ;; 2 m, 5 m
set | 2, 5 | {"unit":"s"} | unreadable | 2 min, 5 min
set | 7.5, 8.25 | {"unit":"m s^-1"} | right | 7.5 m/s, 8.25 m/s ;; 7.5 m s^-1 or 8.25 m s^-1
set | (-1, -5), (3, 11) | {} | right | ((-1),(-5)); (3,11) ;; (3,11); (-1,-5)
`;
