/** kind | expected | options | verdict | replies */
export const equations = `
equation | 2x-y+1=0 | {"variables":["x","y"]} | right | y=2x+1 ;; 2x-y=-1 ;; 4x-2y+2=0 ;; y-1=2x ;; -2x+y-1=0 ;; x=(y-1)/2 ;; Y=2X+1 ;; f(x)=2x+1 ;; y-3=2(x-1) ;; r=(0,1)+t(1,2) ;; 1+2x=y
equation | 2x-y+1=0 | {"variables":["x","y"]} | wrong | y=2x-1 ;; y=-2x+1 ;; 2x+y+1=0 ;; 2x+1 ;; x=2y+1 ;; y=x+1 ;; 2x-y+1
equation | y=2x+1 | {} | right | 2x-y+1=0 ;; y = 2x + 1.
equation | x^2+y^2=25 | {} | right | y^2=25-x^2 ;; x²+y²=5² ;; (x²+y²)/25=1 ;; 25-x^2-y^2=0 ;; sqrt(x^2+y^2)=5
equation | x^2+y^2=25 | {} | wrong | x^2+y^2=5 ;; y=√(25-x^2) ;; x^2-y^2=25 ;; (x-1)^2+y^2=25
equation | y=e^(2x) | {} | right | ln y = 2x ;; y=exp(2x) ;; x=ln(y)/2
equation | y=e^(2x) | {} | wrong | y=e^(-2x) ;; y=2e^x ;; ln y = x
equation | xy=1 | {} | right | y=1/x ;; x=1/y ;; xy-1=0 ;; y=x^-1
equation | x=3 | {} | right | x=3 ;; x-3=0 ;; 2x=6
equation | x=3 | {} | wrong | y=3 ;; x=-3 ;; 3
equation | 2x+y-z=3 | {} | right | r.(2,1,-1)=3 ;; 4x+2y-2z=6 ;; z=2x+y-3 ;; r·(2,1,-1)=3 ;; r=(0,0,-3)+s(1,0,2)+t(0,1,1) ;; 3-2x-y+z=0
equation | 2x+y-z=3 | {} | wrong | 2x+y+z=3 ;; 2x+y-z=-3 ;; r=(2,1,-1)+t(1,1,1) ;; 2x+y=3
equation | r=(1,2,3)+t(1,0,-1) | {} | right | r=(1,2,3)+t(1,0,-1) ;; r=(2,2,2)+s(-2,0,2) ;; r = (0,2,4)+λ(1,0,-1) ;; (x,y,z)=(1,2,3)+t(1,0,-1) ;; r=i+2j+3k+t(i-k) ;; x=1+t, y=2, z=3-t ;; r=(1+t,2,3-t) ;; r=(1;2;3)+μ(1;0;-1) ;; r = (1 2 3) + t(1 0 -1) ;; r=(1,2,3)+mu(-1,0,1)
equation | r=(1,2,3)+t(1,0,-1) | {} | wrong | r=(1,2,3)+t(1,0,1) ;; r=(1,2,4)+t(1,0,-1) ;; (1,2,3)+t(1,0,-1) ;; r=(1,0,-1)+t(1,2,3) ;; r=(1,2,3)
equation | r=(1,2)+t(3,4) | {} | right | r=(4,6)+s(3,4) ;; 4x-3y+2=0 ;; (x-1)/3=(y-2)/4 ;; y=4/3 x+2/3 ;; x=1+3t, y=2+4t
equation | (x-1)/2=(y+3)/4=z | {} | right | r=(1,-3,0)+t(2,4,1) ;; (x-3)/2=(y-1)/4=z-1 ;; z=(x-1)/2=(y+3)/4
equation | y=2.35x+1.2 | {} | accuracy | y=2.3x+1.2
equation | y=2.35x+1.2 | {} | right | y=2.349x+1.2
`;
