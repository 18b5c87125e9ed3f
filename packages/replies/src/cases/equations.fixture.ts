/** kind | expected | options | verdict | replies */
export const equations = String.raw`
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
equation | r=(1,2,3)+t(1,0,-1) | {} | right | r=(1,2,3)+t(1,0,-1) ;; r=(2,2,2)+s(-2,0,2) ;; r = (0,2,4)+λ(1,0,-1) ;; (x,y,z)=(1,2,3)+t(1,0,-1) ;; r=i+2j+3k+t(i-k) ;; x=1+t, y=2, z=3-t ;; r=(1+t,2,3-t) ;; r=(1;2;3)+μ(1;0;-1) ;; r = (1 2 3) + t(1 0 -1) ;; r=(1,2,3)+mu(-1,0,1) ;; r=(1,2,3)+t(1,0,-1), t∈ℝ ;; r=(1,2,3)+(1,0,-1)t ;; L: r = (1,2,3) + t(1,0,-1) ;; y=2, x+z=4
equation | r=(1,2,3)+t(1,0,-1) | {} | wrong | r=(1,2,3)+t(1,0,1) ;; r=(1,2,4)+t(1,0,-1) ;; (1,2,3)+t(1,0,-1) ;; r=(1,0,-1)+t(1,2,3) ;; r=(1,2,3)
equation | r=(1,2)+t(3,4) | {} | right | r=(4,6)+s(3,4) ;; 4x-3y+2=0 ;; (x-1)/3=(y-2)/4 ;; y=4/3 x+2/3 ;; x=1+3t, y=2+4t
equation | (x-1)/2=(y+3)/4=z | {} | right | r=(1,-3,0)+t(2,4,1) ;; (x-3)/2=(y-1)/4=z-1 ;; z=(x-1)/2=(y+3)/4
equation | y=2.35x+1.2 | {} | accuracy | y=2.3x+1.2
equation | y=2.35x+1.2 | {} | right | y=2.349x+1.2
equation | y=3x-2 | {} | right | y-3x+2=0 ;; 3x-y=2 ;; y+2=3x ;; y - 4 = 3(x - 2) ;; -y=2-3x ;; 2y=6x-4 ;; y=3x+-2 ;; y = 3x − 2
equation | y=3x-2 | {} | wrong | y=3x+2 ;; y=-3x-2 ;; y=2-3x ;; 3x-2 ;; y=3x ;; x=3y-2
equation | y=3x-2 | {} | unreadable | y= ;; y=3x- ;; hello world ;; y==)
equation | y=-x/2+5/2 | {} | right | x+2y=5 ;; x+2y-5=0 ;; y=-0.5x+2.5 ;; y=-1/2x+5/2 ;; 2y=5-x ;; y=(5-x)/2
equation | (x-2)^2+(y+3)^2=16 | {} | right | x^2-4x+y^2+6y-3=0 ;; x²+y²−4x+6y=3 ;; (2-x)²+(y+3)²=4²
equation | (x-2)^2+(y+3)^2=16 | {} | wrong | (x+2)^2+(y-3)^2=16 ;; (x-2)^2+(y+3)^2=4
equation | x^2/4+y^2/9=1 | {} | right | 9x^2+4y^2=36 ;; (x/2)²+(y/3)²=1
equation | y^2=4x | {} | right | x=y^2/4 ;; y²=4x ;; 4x-y^2=0
equation | y^2=4x | {} | wrong | y=2√x ;; x^2=4y
equation | y=(x-1)^2+2 | {} | right | y=x^2-2x+3 ;; y-2=(x-1)^2 ;; f(x)=(x-1)²+2
equation | x=-2 | {} | right | x=-2 ;; x+2=0
equation | y=4 | {} | right | y=4 ;; y-4=0
equation | y=4 | {} | wrong | x=4 ;; 4 ;; y=-4
equation | y = 1/(x-2) | {} | right | y(x-2)=1 ;; y=(x-2)^-1 ;; xy-2y=1
equation | x-2y+3z=4 | {} | right | r.(1,-2,3)=4 ;; -x+2y-3z=-4 ;; 2x-4y+6z=8 ;; r·(1,-2,3) = 4 ;; x-2y+3z-4=0 ;; r.(i-2j+3k)=4 ;; (x,y,z).(1,-2,3)=4
equation | x-2y+3z=4 | {} | wrong | x-2y+3z=-4 ;; x+2y+3z=4 ;; r.(1,-2,3)=5 ;; (1,-2,3)
equation | r=(2,-1,4)+t(3,0,-2) | {} | right | r = 2i - j + 4k + t(3i - 2k) ;; r = (5,-1,2) + λ(3,0,-2) ;; r=(2,-1,4)+t(-3,0,2) ;; r=(2,-1,4)+t(6,0,-4) ;; \mathbf{r}=(2,-1,4)+s(3,0,-2) ;; r = [2,-1,4] + t[3,0,-2] ;; r=<2,-1,4>+t<3,0,-2> ;; x=2+3t, y=-1, z=4-2t ;; x=2+3t; y=-1; z=4-2t ;; (x-2)/3=(z-4)/-2, y=-1 ;; \begin{pmatrix}x\\y\\z\end{pmatrix}=\begin{pmatrix}2\\-1\\4\end{pmatrix}+t\begin{pmatrix}3\\0\\-2\end{pmatrix}
equation | r=(2,-1,4)+t(3,0,-2) | {} | wrong | r=(3,0,-2)+t(2,-1,4) ;; r=(2,-1,4)+t(3,0,2) ;; r=(2,1,4)+t(3,0,-2) ;; r=(2,-1,4) ;; r = (2,-1)+t(3,0)
equation | T=20+60e^(-0.1t) | {} | right | T=20+60e^(-0.1t) ;; T = 60e^(-t/10)+20 ;; T-20=60exp(-0.1t)
equation | PV=nRT | {} | right | PV=nRT ;; P=nRT/V ;; nRT=PV
equation | x+y=3 | {} | right | y=3-x ;; x=3-y ;; 2x+2y=6
equation | x+2y=4 | {} | right | x/4+y/2=1
equation | y=x^2 | {} | wrong | √y=x
equation | y^2=x^2+4 | {} | right | y = ±√(x²+4) ;; y=±sqrt(x^2+4) ;; y^2 - x^2 = 4
equation | y^2=x^2+4 | {} | wrong | y=√(x²+4) ;; y=±√(x^2-4)
equation | x^2+y^2=5.29 | {} | accuracy | x²+y²=5.3
equation | x^2+y^2=5.29 | {} | right | x²+y²=2.3² ;; x^2+y^2=5.29
equation | x^2+y^2=5.29 | {} | wrong | x²+y²=5.4 ;; x²+y²=2.3
equation | x^2+y^2=25 | {} | right | y=±√(25-x^2)
`;
