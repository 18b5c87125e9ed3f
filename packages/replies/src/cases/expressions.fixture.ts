/** kind | expected | options | verdict | replies */
export const expressions = String.raw`
expression | 2x+3 | {"variables":["x"]} | right | 2x+3 ;; 3+2x ;; 2X+3 ;; y=2x+3 ;; f(x)=2x+3 ;; 2*x+3 ;; x+x+3 ;; 2(x+1.5) ;; 2(x+1)+1 ;; f'(x)=2x+3 ;; dy/dx = 2x+3 ;; 2x + 3. ;; ２ｘ＋３ ;; 2·x+3 ;; (4x+6)/2 ;; 2x+3, ;; =2x+3 ;; y = 2x + 3 ;; g(x)=2x+3 ;; 3 + 2 x ;; (2x)+(3) ;; 2x+3+0 ;; [2x+3] ;; {2x+3}
expression | 2x+3 | {"variables":["x"]} | wrong | 2x-3 ;; 3x+2 ;; 2x ;; 2x+3+C ;; 2y+3 ;; 2x^2+3 ;; 2(x+3) ;; -2x-3 ;; 2x+3=0 ;; x>3
expression | 2x+3 | {"variables":["x"]} | unreadable | 2x+ ;; 2x+(3 ;; x2+3 ;; 2x++*3 ;; hello ;; 2x3 ;; =
expression | 1+3x+9x^2/2 | {"variables":["x"]} | right | 1+3x+4.5x²+... ;; 1 + 3x + (3x)^2/2! + … ;; 1+3x+9x^2/2 + \dots
expression | 1+3x+9x^2/2 | {"variables":["x"]} | wrong | 1+3x+... ;; 1+3x+3x^2/2+…
expression | 1+3x+9x^2/2 | {"variables":["x"]} | unreadable | ... ;; +... ;; 1+3x+
expression | x/2 | {"variables":["x"]} | right | 1/2x ;; 0.5x ;; ½x ;; x÷2 ;; (1/2)x ;; x*0.5
expression | 1/(2x) | {"variables":["x"]} | right | 1/(2x) ;; (2x)^-1 ;; 0.5/x ;; 1/2/x ;; \frac{1}{2x} ;; 0.5x^-1 ;; x⁻¹/2
expression | 1/(2x) | {"variables":["x"]} | wrong | 1/2x ;; 2/x ;; 2x
expression | e^(2x) | {"variables":["x"]} | right | exp(2x) ;; e^(2x) ;; (e^x)^2 ;; e^x*e^x ;; e^{2x} ;; e²ˣ ;; E^(2x) ;; (e^2)^x
expression | e^(2x) | {"variables":["x"]} | wrong | e^2x ;; e^x^2 ;; 2e^x ;; e^(x+2) ;; e^(-2x)
expression | sin(x)^2 | {"variables":["x"]} | right | sin^2 x ;; sin²x ;; (sin x)^2 ;; 1-cos^2 x ;; (1-cos 2x)/2 ;; sinx sinx ;; sin(x)sin(x) ;; Sin(x)^2
expression | sin(x)^2 | {"variables":["x"]} | wrong | sin x^2 ;; sin(x^2) ;; 2 sin x ;; sin 2x ;; cos^2 x
expression | arcsin(x) | {"variables":["x"]} | right | sin^-1 x ;; sin⁻¹(x) ;; arcsin x ;; asin(x) ;; sin^(-1)(x) ;; pi/2-arccos x
expression | arcsin(x) | {"variables":["x"]} | wrong | 1/sin x ;; (sin x)^-1 ;; arccos x
expression | 2sin(x)cos(x) | {"variables":["x"]} | right | sin 2x ;; sin(2x) ;; 2 sin x cos x ;; 2cosx sinx ;; 2 cos x * sin x
expression | x sin x | {"variables":["x"]} | right | xsinx ;; x sin x ;; x*sin(x) ;; sin(x)x ;; x sin(x)
expression | x^2-5x+6 | {"variables":["x"]} | right | (x-2)(x-3) ;; x²-5x+6 ;; x(x-5)+6 ;; (x-2.5)^2-0.25 ;; x**2-5x+6
expression | (x-2)(x-3) | {"variables":["x"],"form":"factorised"} | right | (x-2)(x-3) ;; (x-3)(x-2) ;; (2-x)(3-x) ;; (x-2)*(x-3)
expression | (x-2)(x-3) | {"variables":["x"],"form":"factorised"} | form | x^2-5x+6 ;; x(x-5)+6 ;; (x-2.5)^2-0.25
expression | (x-2)(x-3) | {"variables":["x"],"form":"factorised"} | wrong | (x+2)(x+3) ;; (x-1)(x-6)
expression | 3(x-1)(x+2) | {"variables":["x"],"form":"factorised"} | form | (3x-3)(x+2) ;; 3(x^2+x-2) ;; 3x^2+3x-6
expression | 3(x-1)(x+2) | {"variables":["x"],"form":"factorised"} | right | 3(x+2)(x-1) ;; (x-1)*3*(x+2)
expression | (x+1)^2 | {"variables":["x"],"form":"factorised"} | right | (x+1)(x+1) ;; (x+1)² ;; (1+x)^2
expression | x(x-4) | {"variables":["x"],"form":"factorised"} | form | x^2-4x
expression | x^2-5x+6 | {"variables":["x"],"form":"expanded"} | right | x^2-5x+6 ;; 6-5x+x^2
expression | x^2-5x+6 | {"variables":["x"],"form":"expanded"} | form | (x-2)(x-3) ;; x(x-5)+6 ;; x^2-2x-3x+6
expression | (x-3)^2+4 | {"variables":["x"],"form":"completed square"} | right | (x-3)²+4 ;; 4+(x-3)^2 ;; (3-x)^2+4
expression | (x-3)^2+4 | {"variables":["x"],"form":"completed square"} | form | x^2-6x+13 ;; (x-3)(x-3)+4
expression | 2(x-1)^2-5 | {"variables":["x"],"form":"completed square"} | right | 2(x-1)^2-5 ;; -5+2(x-1)²
expression | 5e^(2t) | {"variables":["t"],"form":"exponential"} | right | 5e^(2t) ;; 5exp(2t) ;; 5e^{2t}
expression | 5e^(2t) | {"variables":["t"],"form":"exponential"} | form | e^(2t+ln5) ;; 5(e^2)^t
expression | e^(2x)/2 + C | {"variables":["x"]} | right | e^(2x)/2+C ;; 0.5e^(2x)+c ;; 1/2 e^(2x) + k ;; exp(2x)/2 - C ;; (e^(2x)+C)/2 ;; C+½e^{2x} ;; e^(2x)/2 + C + 3 ;; y = e^(2x)/2 + D
expression | e^(2x)/2 + C | {"variables":["x"]} | wrong | e^(2x)/2 ;; e^(2x)+C ;; 2e^(2x)+C ;; e^(2x)/2+Cx ;; e^(2x)/2+x ;; C
expression | ln|x| + C | {"variables":["x"]} | right | ln|x|+c ;; ln|kx| ;; ln(abs(x))+C ;; C + ln|3x|
expression | x^3/3 - cos x + C | {"variables":["x"]} | right | 1/3x^3-cosx+c ;; x³/3 − cos(x) + C
expression | ln x | {"variables":["x"]} | right | ln(x) ;; ln|x| ;; log(x)/log(e) ;; lnx ;; -ln(1/x)
expression | |x-1| | {"variables":["x"]} | right | |1-x| ;; abs(x-1) ;; √((x-1)^2)
expression | sqrt(x^2-9) | {"variables":["x"]} | right | (x^2-9)^0.5 ;; √(x²−9) ;; (x^2-9)^(1/2)
expression | sqrt(x^2-9) | {"variables":["x"]} | wrong | x-3 ;; √x^2-9
expression | x^(1/3) | {"variables":["x"]} | right | ∛x ;; cbrt(x) ;; x^{1/3}
expression | a^2-b^2 | {"variables":["a","b"]} | right | (a-b)(a+b) ;; a²-b² ;; (a+b)(a-b)
expression | a^2-b^2 | {"variables":["a","b"]} | wrong | (a-b)^2 ;; b^2-a^2 ;; A-B
expression | 3*2^(n-1) | {"variables":["n"]} | right | 3(2)^(n-1) ;; 3·2^(n-1) ;; 1.5*2^n ;; 3×2ⁿ⁻¹ ;; u_n=3*2^(n-1)
expression | 3*2^(n-1) | {"variables":["n"]} | wrong | 6^(n-1) ;; 3*2^n ;; 3*2^n-1
expression | n!/(n-2)! | {"variables":["n"]} | right | n(n-1) ;; n^2-n
expression | (-1)^n | {"variables":["n"]} | right | cos(nπ) ;; (-1)^(n+2)
expression | 2.35x+1.2 | {"variables":["x"]} | right | 2.35x+1.2 ;; 1.20+2.35x ;; 2.349x+1.2 ;; y=2.35x+1.2
expression | 2.35x+1.2 | {"variables":["x"]} | accuracy | 2.3x+1.2 ;; 2.4x+1.2
expression | 2.35x+1.2 | {"variables":["x"]} | wrong | 2.53x+1.2 ;; 1.2x+2.35 ;; 2.35x-1.2
expression | x/3 | {"variables":["x"]} | right | 0.333x
expression | x/3 | {"variables":["x"]} | accuracy | 0.33x
expression | 45e^(0.123t) | {"variables":["t"]} | right | 45e^(0.123t) ;; 45exp(0.1231t)
expression | 45e^(0.123t) | {"variables":["t"]} | accuracy | 45e^(0.12t)
expression | sin θ | {"variables":["theta"]} | right | sinθ ;; sin theta ;; sin(theta)
expression | 4/x^2 | {"variables":["x"]} | right | 4x^-2 ;; 4x⁻² ;; (2/x)^2 ;; 4/x/x
expression | tan x | {"variables":["x"]} | right | sin x/cos x ;; sinx/cosx ;; tan(x)
expression | log_2(x) | {"variables":["x"]} | right | ln x/ln 2 ;; log₂x ;; log x / log 2 ;; log2(x) ;; log_2 x
expression | x^2 y | {"variables":["x","y"]} | right | x²y ;; yx^2 ;; x*x*y ;; x^2*y
expression | x^2+2x+1 | {"variables":["x"],"form":"expanded"} | form | (x+1)^2 ;; (x+1)(x+1)
expression | (x-1)(x+1)(x+2) | {"variables":["x"],"form":"factorised"} | form | (x^2-1)(x+2)
expression | 2x(x+3) | {"variables":["x"],"form":"factorised"} | form | 2(x^2+3x) ;; x(2x+6) ;; 2x^2+6x
expression | 2x(x+3) | {"variables":["x"],"form":"factorised"} | right | 2x(x+3) ;; (x+3)2x ;; x*2*(x+3) ;; 2(x)(x+3)
expression | (2x-1)(x+3) | {"variables":["x"],"form":"factorised"} | right | (x+3)(2x-1) ;; -(1-2x)(x+3) ;; 2(x-1/2)(x+3) ;; 2(x-0.5)(x+3)
expression | -3(x-2)^2+7 | {"variables":["x"],"form":"completed square"} | right | 7-3(x-2)^2 ;; -3(x-2)²+7
expression | -3(x-2)^2+7 | {"variables":["x"],"form":"completed square"} | form | -3x^2+12x-5 ;; -3x(x-4)-5
expression | -3(x-2)^2+7 | {"variables":["x"],"form":"completed square"} | wrong | -3(x+2)^2+7 ;; 3(x-2)^2+7
expression | 6x^2-4 | {"variables":["x"]} | right | 2(3x^2-2) ;; f'(x) = 6x^2 - 4 ;; y' = 6x²−4 ;; 6x^2 + -4 ;; -4+6x^2 ;; 6*x^2-4 ;; 6xx-4 ;; dy/dx=6x^2-4 ;; d/dx = 6x^2-4
expression | 3e^(3x) | {"variables":["x"]} | right | 3e^(3x) ;; 3exp(3x) ;; 3*e^(3*x) ;; e^(3x)*3
expression | x^2 | {"variables":["x"]} | right | x² ;; x*x ;; xx ;; x^2 ;; x^(2) ;; x^{2} ;; x^2.0
expression | x^2 | {"variables":["x"]} | unreadable | x^ ;; x^^2 ;; (x ;; x2 ;; ^2
expression | cos(2x) | {"variables":["x"]} | right | 2cos^2 x - 1 ;; 1-2sin²x ;; cos²x−sin²x ;; cos 2x ;; cos2x
expression | -sin x | {"variables":["x"]} | wrong | sin x ;; -cos x
expression | 1/x | {"variables":["x"]} | right | x^-1 ;; x⁻¹ ;; 1/x ;; 1÷x ;; x/x^2
expression | sqrt(x) | {"variables":["x"]} | right | x^(1/2) ;; √x ;; x^0.5 ;; sqrt x ;; x^½
expression | x/(x+1) | {"variables":["x"]} | right | 1-1/(x+1) ;; (x)/(1+x) ;; \frac{x}{x+1}
expression | x/(x+1) | {"variables":["x"]} | wrong | x/x+1 ;; 1/(x+1)
expression | 2pi r | {"variables":["r"]} | right | 2πr ;; 2*pi*r ;; 2rπ ;; πr*2 ;; 6.28r
expression | (5-x)/3 | {"variables":["x"]} | right | f^-1(x) = (5-x)/3 ;; f⁻¹(x)=(5−x)/3 ;; 5/3-x/3 ;; -(x-5)/3 ;; y=(5-x)/3
expression | (5-x)/3 | {"variables":["x"]} | wrong | 5-x/3 ;; (x-5)/3 ;; 3/(5-x)
expression | 4n+3 | {"variables":["n"]} | right | u_n = 4n+3 ;; 7+4(n-1) ;; un=4n+3 ;; 4N+3 ;; u_n=7+(n-1)4
expression | x^3/3+x^2+C | {"variables":["x"]} | right | x^3/3+x^2+c ;; (x^3+3x^2)/3+C ;; x²+x³/3+K ;; 1/3 x^3 + x^2 + constant
expression | x^3/3+x^2+C | {"variables":["x"]} | wrong | x^3/3+x^2 ;; x^3+x^2+C ;; 2x+2
expression | sin(x)/2 + c | {"variables":["x"]} | right | 1/2 sin x + C ;; 0.5sinx + c
expression | tan(x)+C | {"variables":["x"]} | right | tanx+c ;; sinx/cosx + C
expression | arctan(x)+C | {"variables":["x"]} | right | tan^-1(x)+c ;; arctan x + C
expression | 10 - 2t | {"variables":["t"]} | right | v = 10-2t ;; v(t)=10-2t ;; -2t+10 ;; 2(5-t) ;; v=10-2T
expression | x^2-y^2 | {"variables":["x","y"]} | wrong | y^2-x^2 ;; (x-y)^2
expression | 3 | {"variables":["x"]} | right | 3 ;; 3.0 ;; 6/2
expression | x=3 | {"variables":["x"]} | right | 3 ;; x=3
expression | x^2+1 | {"variables":["x"]} | right | x^2 + 1 ;; x²+1 ;; 1+x^2 ;; (x^2+1) ;; x*x+1 ;; x ^ 2 + 1 ;; x^{2}+1
expression | 6(2x+1)^2 | {"variables":["x"]} | right | 24x^2+24x+6 ;; 6(1+2x)² ;; 2*3(2x+1)^2 ;; 3(2x+1)^2*2
expression | (3x^2-2)/(x+1) | {"variables":["x"]} | right | (3x²−2)/(x+1) ;; (3x^2-2)(x+1)^-1 ;; 3x-3+1/(x+1) ;; \frac{3x^2-2}{x+1} ;; \dfrac{3x^{2}-2}{x+1}
expression | (3x^2-2)/(x+1) | {"variables":["x"]} | wrong | 3x^2-2/x+1 ;; (3x^2-2)/x+1
expression | e^x(x+1) | {"variables":["x"]} | right | xe^x+e^x ;; (x+1)e^x ;; e^x x + e^x ;; x e^x + e^x ;; e^x + x*e^x
expression | cos x - x sin x | {"variables":["x"]} | right | cosx-xsinx ;; -x sin x + cos x ;; cos(x) - x*sin(x) ;; cos x − x sin x
expression | 1/(1+x^2) | {"variables":["x"]} | right | (1+x^2)^-1 ;; 1/(x²+1) ;; (x^2+1)^(-1)
expression | 2cos(2x) | {"variables":["x"]} | right | 2 cos 2x ;; 2cos(2x) ;; 2 cos(2 x) ;; 4cos²x-2
expression | sec(x)^2 | {"variables":["x"]} | right | sec^2 x ;; 1/cos^2 x ;; 1+tan²x ;; (sec x)^2 ;; sec²(x)
expression | 3ln(x) | {"variables":["x"]} | right | 3 ln x ;; ln x^3 ;; ln(x^3) ;; 3lnx ;; ln(x³)
expression | a+b | {"variables":["a","b"]} | right | b+a ;; a + b
expression | a+b | {"variables":["a","b"]} | wrong | a-b ;; ab ;; a+c
expression | 2ab | {"variables":["a","b"]} | right | 2ba ;; 2*a*b ;; b*2a ;; 2 a b
expression | (a+b)^2 | {"variables":["a","b"]} | right | a^2+2ab+b^2 ;; (b+a)² ;; (a+b)(a+b)
expression | pi r^2 h | {"variables":["r","h"]} | right | πr²h ;; h pi r^2 ;; πhr^2
expression | v^2/(2g) | {"variables":["v","g"]} | right | v²/(2g)
expression | m v^2/r | {"variables":["m","v","r"]} | right | mv²/r ;; (mv^2)/r ;; m*v^2/r
expression | 4x^3 - 6x | {"variables":["x"],"form":"expanded"} | right | 4x³−6x ;; -6x+4x^3
expression | 4x^3 - 6x | {"variables":["x"],"form":"expanded"} | form | 2x(2x^2-3)
expression | 3x^2-4x+5/x | {"variables":["x"],"form":"expanded"} | right | 3x^2-4x+5/x ;; 3x²-4x+5x^-1 ;; 5x^{-1}-4x+3x^2 ;; 3x^2-4x+\frac{5}{x} ;; 3x^2+5/x-4x
expression | 3x^2-4x+5/x | {"variables":["x"],"form":"expanded"} | form | (3x^3-4x^2+5)/x ;; \frac{3x^3-4x^2+5}{x} ;; 3x^2+(5-4x^2)/x ;; -(4x^2-3x^3-5)/x ;; (3x^3-4x^2+5)x^-1 ;; (6x^3-8x^2+10)/(2x)
expression | 3x^2-4x+5/x | {"variables":["x"],"form":"expanded"} | wrong | 3x^2-4x+5 ;; (3x^3-4x^2-5)/x
expression | 2x^2+3/x-4/x^2 | {"variables":["x"],"form":"expanded"} | form | (2x^4+3x-4)/x^2 ;; 2x^2+(3x-4)/x^2
expression | x^2/2+1/2 | {"variables":["x"],"form":"expanded"} | right | (x^2+1)/2 ;; 0.5x^2+0.5
expression | x/2 | {"variables":["x"],"form":"simplest fraction"} | form | 2x/4
expression | (x+1)/(x-2) | {"variables":["x"],"form":"simplest fraction"} | right | (x+1)/(x-2) ;; (1+x)/(x-2)
expression | (x+1)/(x-2) | {"variables":["x"],"form":"simplest fraction"} | form | (x^2-1)/((x-1)(x-2)) ;; (2x+2)/(2x-4)
expression | ln(x+1) - ln(2) | {"variables":["x"],"form":"logarithm"} | right | ln(x+1)-ln2
expression | 3x^2+2x+c | {"variables":["x"]} | right | 3x^2+2x+C ;; 2x+3x²+k
expression | 3x^2+2x+c | {"variables":["x","c"]} | wrong | 3x^2+2x+k
expression | Ae^(kt) | {"variables":["A","k","t"]} | right | A e^(kt) ;; Ae^{kt} ;; A exp(kt) ;; e^(kt) A
expression | A e^(-t) + B | {"variables":["t","A","B"]} | right | B + Ae^-t
expression | n(n+1)/2 | {"variables":["n"]} | right | (n^2+n)/2 ;; n/2(n+1) ;; 1/2 n(n+1) ;; ½n(n+1) ;; 0.5n(n+1)
expression | csc(x) | {"variables":["x"]} | right | cosec x ;; 1/sin x ;; csc x ;; 1/sin(x)
expression | ln(x)^2 | {"variables":["x"]} | right | ln^2 x ;; (ln x)^2 ;; ln²x ;; (lnx)(lnx)
expression | e^(x^2) | {"variables":["x"]} | right | e^x^2 ;; e^(x²) ;; exp(x^2)
expression | x^2+3 | {"variables":["x"]} | right | f(x) = x^2+3 ;; y=3+x²
expression | 5e^(2t) | {"variables":["t"],"form":"exponential"} | form | 5e^t*e^t ;; 5(e^t)^2 ;; 5e^t e^t
expression | 80e^(-0.05t) | {"variables":["t"],"form":"exponential"} | form | 80/e^(0.05t) ;; 80(e^t)^-0.05 ;; 80(1/e)^(0.05t)
expression | 80e^(-0.05t) | {"variables":["t"],"form":"exponential"} | right | 80e^(-0.05t) ;; 80e^(-t/20) ;; 80exp(-0.05t)
expression | (x+1)/(x-2) | {"variables":["x"],"form":"simplest fraction"} | form | (x^2-1)/((x-1)(x-2)) ;; (x^2-1)/(x^2-3x+2) ;; (1+1/x)/(1-2/x) ;; ((x+1)/x)/((x-2)/x) ;; 1+3/(x-2) ;; (x(x+1))/(x(x-2)) ;; (x+1)^2/((x+1)(x-2))
expression | (x+1)/(x-2) | {"variables":["x"],"form":"simplest fraction"} | right | (x+1)/(x-2) ;; (1+x)/(x-2) ;; -(x+1)/(2-x) ;; (-x-1)/(2-x)
expression | (x+1)/(x-2) | {"variables":["x"]} | right | (x^2-1)/((x-1)(x-2)) ;; (1+1/x)/(1-2/x) ;; (x^2-4x-5)/((x-5)(x-2))
expression | x+2 | {"variables":["x"],"form":"simplest fraction"} | form | (x^2-4)/(x-2)
expression | 2(x-3)^2-13 | {"variables":["x"],"form":"completed square"} | form | ½(2x-6)²-13 ;; 1/2(2x-6)^2-13 ;; 2x^2-12x+5
expression | 2(x-3)^2-13 | {"variables":["x"],"form":"completed square"} | right | 2(x-3)²-13 ;; 2(3-x)^2-13 ;; -13+2(x-3)^2
expression | 5/(x-1) | {"variables":["x"],"form":"simplest fraction"} | right | 5/(x-1) ;; -5/(1-x)
expression | e^(2x)/2+C | {"variables":["x"]} | right | ∫e^(2x)dx = e^(2x)/2+C ;; ∫ e^(2x) dx = ½e^(2x) + c ;; \int e^{2x} dx = e^{2x}/2+C
expression | e^(2x)/2+C | {"variables":["x"]} | wrong | ∫e^(2x)dx = e^(2x)/2
expression | 2x+3 | {"variables":["x"]} | right | d/dx(x^2+3x) = 2x+3 ;; (f∘g)(x) = 2x+3 ;; f(g(x)) = 2x+3 ;; fg(x)=2x+3 ;; f'(x) = 2x+3 ;; d²y/dx² = 2x+3
expression | 2x+3 | {"variables":["x"]} | wrong | 2x+3=0
expression | 6t-4 | {"variables":["t"]} | right | a(t) = 6t − 4 m s⁻² ;; 6t-4 ;; a = 6t-4 m/s^2 ;; (6t-4) m s^-2 ;; 6t - 4 ms^-2
expression | v^2/(2g) | {"variables":["v","g"]} | right | v²/2g ;; v^2/2g ;; v²/(2g)
expression | 1/(2x) | {"variables":["x"]} | wrong | 1/2x
expression | x/2 | {"variables":["x"]} | right | 1/2x
expression | q^2/(4 pi r^2) | {"variables":["q","r"]} | right | q²/4πr² ;; q^2/(4πr^2)
expression | n(n+1)/2 | {"variables":["n"]} | right | n/2(n+1)
expression | 1/x | {"variables":["x"],"form":"simplest fraction"} | form | x/x^2
expression | 2x+3 | {"variables":["x"]} | wrong | hello = 2x+4 ;; 2x m+3
expression | m v | {"variables":["m","v"]} | right | mv ;; m v ;; v m
expression | 3A | {"variables":["A"]} | right | 3 A ;; 3A
expression | x/(2y) | {"variables":["x","y"]} | right | x/2y
expression | x/3 | {"variables":["x"]} | right | 1/3x
expression | n! | {"variables":["n"]} | right | factorial(n) ;; n(n-1)! ;; Factorial(n)
expression | n! | {"variables":["n"]} | wrong | factorial(n+1) ;; n ;; (n-1)!
expression | 20\tan 35^\circ | {} | right | 20 tan 35° ;; 20tan(35°) ;; 20\tan(35^{\circ})
expression | 20\tan 35^\circ | {} | wrong | 20 tan 35 ;; 20 sin 35°
expression | 2ab + b^2 | {"variables":["a","b"]} | right | b(2a+b) ;; (a+b)^2 - a^2 ;; b² + 2ba
expression | 2ab + b^2 | {"variables":["a","b"]} | wrong | a(2b+a) ;; 2ab + b ;; b(2a-b) ;; 2ab + a^2 ;; 3b^2
`;
