/** kind | expected | options | verdict | replies */
export const numbers = String.raw`
number | 0.872 | {} | right | 0.872 ;; .872 ;; 0,872 ;; 0.8720 ;; 0.8718 ;; 0.87249 ;; x=0.872 ;; x ≈ 0.872 ;; 0.872. ;; 8.72e-1 ;; 8.72×10^-1 ;; 8.72*10^(-1) ;; 8.72x10^-1 ;; ０．８７２ ;; 87.2% ;; P(X=2)=0.872 ;; 0.872 (3 sf) ;; The answer is 0.872 ;; about 0.872
number | 0.872 | {} | wrong | -0.872 ;; 0.827 ;; 87.2 ;; 8.72 ;; 0.902 ;; 1 ;; 0.8 ;; 0.872 or 0.5 ;; ±0.872 ;; 0.88 ;; 0.87%
number | 0.872 | {} | accuracy | 0.87 ;; 0.9 ;; 0.871 ;; 0.873
number | 0.872 | {} | unreadable | abc ;; 0.8.72 ;; (0.872 ;; 0.872) ;; ? ;; - ;; 0.87 2 ;; idk ;; 2+ ;; -- ;; i don't know ;; ))(( ;; 3++*4
number | 2/3 | {} | right | 2/3 ;; 4/6 ;; 0.667 ;; 0.6667 ;; 0.66667 ;; ⅔ ;; 2÷3 ;; \frac{2}{3} ;; 6.67e-1 ;; 66.7% ;; (2)/(3) ;; -2/-3
number | 2/3 | {} | accuracy | 0.67 ;; 0.66 ;; 0.666 ;; 0.6666 ;; 0.7
number | 2/3 | {} | wrong | 3/2 ;; 0.66 or 0.67 ;; -2/3 ;; 0.676 ;; 0.6 ;; 2/30
number | sqrt(3)/2 | {} | right | √3/2 ;; 3^0.5/2 ;; 3^(1/2)/2 ;; 0.866 ;; sin(60°) ;; sin(pi/3) ;; cos π/6 ;; 0.5sqrt3 ;; ½√3 ;; \frac{\sqrt{3}}{2} ;; 0.8660 ;; sqrt(0.75)
number | sqrt(3)/2 | {} | wrong | √3 ;; √(3/2) ;; 1.73 ;; -√3/2 ;; sin 60 ;; 0.688
number | sqrt(3)/2 | {"accuracy":"exact"} | accuracy | 0.866 ;; 0.8660254 ;; 0.87
number | sqrt(3)/2 | {"accuracy":"exact"} | wrong | 0.5 ;; 1.73
number | 120 | {} | right | 120 ;; 120° ;; 120 degrees ;; 120.0 ;; 1.2e2 ;; 5! ;; 1.20*10^2 ;; 120 deg ;; θ = 120°
number | 120 | {} | wrong | 2pi/3 ;; 2.09 ;; 121 ;; 119 ;; 12 ;; 1200 ;; 100
number | 2pi/3 | {} | right | 2π/3 ;; 2.09 ;; 2.094 ;; (2/3)π ;; 2/3 pi ;; π*2/3 ;; 2pi/3 rad ;; 2.0944 ;; 2π/3 radians
number | 2pi/3 | {} | wrong | 120 ;; 120° ;; π/3 ;; 2.9
number | 1234.5 | {} | right | 1234.5 ;; 1,234.5 ;; 1 234.5 ;; 1234,5 ;; 1.2345e3 ;; 1230 ;; 1.23e3 ;; 1235 ;; 1.234,5 ;; 1'234.5
number | 1234.5 | {} | wrong | 123.45 ;; 12345 ;; 1324.5
number | 1.5e-3 | {} | right | 0.0015 ;; 1.5×10^-3 ;; 1.5 × 10⁻³ ;; 1.5*10^-3 ;; 1.5E-3 ;; .0015 ;; 1.50e-3 ;; 15/10000 ;; 3/2000
number | 1.5e-3 | {} | wrong | 1.5e3 ;; 0.015 ;; -0.0015 ;; 1.5
number | 12 | {} | right | 12 ;; 12.0 ;; 24/2 ;; 3*4 ;; 12 cm ;; 12cm ;; $12 ;; x = 12 ;; n=12 ;; 12 apples ;; 12 m^2
number | 12 | {} | wrong | 13 ;; 10 ;; 11 ;; 12.5 ;; 12x ;; 120 ;; -12 ;; x ;; x>12
number | 144 | {} | wrong | 145 ;; 143 ;; 100 ;; 14.4
number | 144 | {} | accuracy | 140
number | 0.5 | {} | right | 1/2 ;; ½ ;; 0.50 ;; 50% ;; .5 ;; 0,5 ;; 2^-1 ;; log_4 2 ;; sin 30° ;; cos(60°)
number | 0.5 | {} | wrong | 0.05 ;; 5 ;; 0.4 ;; 1 ;; 0.5% ;; 50
number | 35 | {"unit":"%"} | right | 35 ;; 35% ;; 35 % ;; 35.0
number | 35 | {"unit":"%"} | wrong | 0.35 ;; 3.5 ;; 65 ;; 53%
number | 10 | {} | right | C(5,2) ;; 5C2 ;; ⁵C₂ ;; 5 nCr 2 ;; nCr(5,2) ;; 10 ;; \binom{5}{2} ;; 20/2
number | 10 | {} | wrong | 5P2 ;; C(5,1) ;; 5!
number | ln 2 | {} | right | ln2 ;; ln(2) ;; 0.693 ;; ln 4/2 ;; 0.6931 ;; -ln(1/2) ;; -ln 0.5
number | ln 2 | {} | wrong | log 2 ;; 0.301 ;; -ln 2 ;; ln 3
number | 3 | {} | right | log_2 8 ;; log2(8) ;; log₂8 ;; log_2(8) ;; log 1000 ;; √9 ;; 9^0.5 ;; ∛27 ;; |-3| ;; 3.00 ;; a = 3 ;; 27^(1/3) ;; root(3,27)
number | 3 | {} | wrong | 2 ;; -3 ;; 3.5 ;; 3i ;; 3,4 ;; {3,4} ;; 1/0
number | e^2 | {} | right | e^2 ;; exp(2) ;; 7.39 ;; 7.389 ;; e² ;; exp 2 ;; E^2
number | e^2 | {} | wrong | 2e ;; 5.44 ;; e^-2 ;; 7.93
number | 5/2 | {} | right | 2.5 ;; 2 1/2 ;; 2½ ;; 5/2 ;; 2.50 ;; 250%
number | 5/2 | {} | wrong | 2 1/3 ;; 0.4 ;; 21/2
number | 1/3 | {"accuracy":"exact"} | right | 1/3 ;; 2/6 ;; ⅓ ;; 3^-1
number | 1/3 | {"accuracy":"exact"} | accuracy | 0.333 ;; 0.33 ;; 0.3333333333
number | 1/3 | {"accuracy":"exact"} | wrong | 3 ;; 0.34 ;; 0.5
number | -2 | {} | right | -2 ;; −2 ;; –2 ;; - 2 ;; -2.0 ;; (-2) ;; -(2)
number | -2 | {} | wrong | 2 ;; ±2 ;; -2 or 2
number | 0 | {} | right | 0 ;; 0.0 ;; 0/5 ;; sin π ;; 1-1 ;; ln 1
number | 0 | {} | wrong | 1 ;; 0.001
number | 12.4 | {"unit":"cm"} | right | 12.4 ;; 12.4 cm ;; 124 mm ;; 0.124 m ;; 12.4cm
number | 12.4 | {"unit":"cm"} | wrong | 12.4 m ;; 12.4 s ;; 1.24
number | 1234.56 | {"accuracy":{"decimals":2}} | right | 1234.56 ;; $1234.56 ;; 1,234.56 ;; 1 234.56 ;; £1,234.56 ;; 1234.56 USD
number | 1234.56 | {"accuracy":{"decimals":2}} | accuracy | 1234.6 ;; 1235 ;; 1234.55 ;; 1234.57 ;; 1234.5612 ;; 1234.5
number | 1234.56 | {"accuracy":{"decimals":2}} | wrong | 1243.56 ;; 1234.65 ;; 123456
number | 3.14159265 | {"accuracy":{"figures":5}} | right | 3.1416 ;; π ;; 3.14159
number | 3.14159265 | {"accuracy":{"figures":5}} | accuracy | 3.14 ;; 3.1415 ;; 3.142
number | 2.50 | {} | accuracy | 2.5
number | 2.50 | {} | right | 2.50 ;; 2.500
number | 0.333 | {"accuracy":{"tolerance":0.01}} | right | 0.33 ;; 1/3 ;; 0.34
number | 0.333 | {"accuracy":{"tolerance":0.01}} | wrong | 0.35 ;; 0.3
number | 3.2e4 | {"form":"standard form"} | right | 3.2×10^4 ;; 3.2e4 ;; 3.2*10^4 ;; 3.20×10⁴
number | 3.2e4 | {"form":"standard form"} | form | 32000 ;; 32×10^3 ;; 0.32e5 ;; 32,000
number | 2/3 | {"form":"simplest fraction"} | right | 2/3 ;; ⅔
number | 2/3 | {"form":"simplest fraction"} | form | 4/6 ;; 6/9
number | 1/2 | {"form":"simplest fraction"} | form | 0.5 ;; 2/4 ;; 50%
number | 3/2 | {"form":"simplest fraction"} | form | 1 1/2 ;; 1.5
number | 2sqrt(3) | {"form":"surd"} | right | 2√3 ;; 2sqrt3 ;; 2*3^(1/2) ;; √3*2
number | 2sqrt(3) | {"form":"surd"} | form | √12 ;; sqrt(12) ;; 4 sin 60° ;; 3.46
number | 3ln2 | {"form":"logarithm"} | right | 3ln 2 ;; 3 ln(2) ;; ln2 * 3
number | 3ln2 | {"form":"logarithm"} | form | ln 8 ;; 1.5 ln 4
number | 2.5 | {} | accuracy | 3
number | 0.35 | {} | accuracy | 0.4
number | 7 | {} | wrong | 7.4 ;; 6.9 ;; 7.1 ;; 8
number | 3.7 | {} | wrong | 37 ;; 7.3
number | 19.6 | {} | accuracy | 20 ;; 19.5 ;; 19.7 ;; 19
number | 19.6 | {} | wrong | 18 ;; 21 ;; 16.9 ;; 2
number | 1013.25 | {"accuracy":{"figures":3}} | right | 1010 ;; 1.01e3 ;; 1013
number | 6.02e23 | {} | right | 6.02×10^23 ;; 6.022×10^23 ;; 6.02 * 10^23 ;; 6.02 x 10^23 ;; 6.02E23 ;; 602e21
number | 6.02e23 | {} | accuracy | 6.0e23 ;; 6e23
number | 6.02e23 | {} | wrong | 6.02e22 ;; 6.20e23
number | 0.0821 | {} | right | 8.21e-2 ;; 0.08206 ;; 8.21%
number | 0.0821 | {} | accuracy | 0.08 ;; 0.082 ;; 0.0820 ;; 0.0822
number | 0.2 | {} | right | 20% ;; 1/5 ;; 0.2 ;; 0.20 ;; .200 ;; P(A) = 0.2 ;; p=1/5 ;; P(A|B) = 0.2 ;; P(X<3)=0.2
number | 0.2 | {} | wrong | 0.02 ;; 2 ;; 0.25
number | 1000 | {} | right | 10^3 ;; 1,000 ;; 1 000 ;; 1e3 ;; 1000.00 ;; 1000 m
number | 1000000 | {} | right | 1,000,000 ;; 1 000 000 ;; 10^6 ;; 1e6 ;; 1×10⁶
number | -1/2 | {} | right | -0.5 ;; −½ ;; -1/2 ;; -(1/2) ;; 1/-2 ;; - 0.50
number | 4 | {} | right | 2² ;; 2^2 ;; 16^(1/2) ;; 4! / 6 ;; 8/2 ;; 4,0
number | 45 | {} | right | 45° ;; 45º ;; 45 degrees ;; 45 deg
number | 45 | {} | wrong | π/4 ;; 0.785
number | pi/4 | {} | wrong | 45 ;; 45°
number | 0.785 | {} | right | π/4 ;; 0.785 ;; 0.7854 ;; pi/4
number | 72% | {} | right | 72% ;; 0.72 ;; 72
number | 0.72 | {} | wrong | 72
number | 1/4 | {"form":"simplest fraction"} | right | 1/4 ;; ¼
number | -3/4 | {"form":"simplest fraction"} | right | -3/4 ;; -¾ ;; (-3)/4 ;; −3/4
number | -3/4 | {"form":"simplest fraction"} | form | -6/8 ;; -0.75
number | 5 | {"form":"simplest fraction"} | right | 5
number | sqrt(3)/2 | {"form":"surd"} | right | √3/2 ;; sqrt(3)/2 ;; ½√3
number | 3+2sqrt(2) | {"form":"surd"} | right | 3+2√2 ;; 2√2+3
number | 3+2sqrt(2) | {"form":"surd"} | form | 3+√8 ;; (1+√2)^2
number | 1.5e-3 | {"form":"standard form"} | right | 1.5×10^-3 ;; 1.5*10^(-3) ;; 1.5e-3 ;; 1.50 × 10⁻³
number | 1.5e-3 | {"form":"standard form"} | form | 0.0015 ;; 15×10^-4 ;; 3/2000
number | 1.5e-3 | {"form":"standard form"} | wrong | 1.5×10^3
number | ln(3)/2 | {"form":"logarithm"} | right | 1/2 ln 3 ;; 0.5ln3 ;; ln(3)/2 ;; (ln 3)/2
number | ln(3)/2 | {"form":"logarithm"} | form | ln √3 ;; 0.549
number | 2 | {} | right | x=2 ;; 2.0 ;; X = 2 ;; ³√8 ;; root 4 ;; ∛8
number | 2 | {} | unreadable | n/a ;; N/A ;; ... ;; no idea ;; twos ;; skip
number | 0.0521 | {} | right | 5.21% ;; 0.0521 ;; 5.21×10^-2 ;; 5.21·10⁻² ;; 0,0521
number | 250 | {} | right | 250 ;; 2.5×10² ;; 250.0 ;; €250 ;; 250 euros ;; 250€ ;; Rs 250 ;; 250 students ;; n = 250
number | 250 | {} | wrong | 25 ;; 2500 ;; 205 ;; 200
number | 17 | {} | wrong | 16 ;; 17i
number | 3.5 | {} | right | 7/2 ;; 3 1/2 ;; 3½ ;; 3.50 ;; 3,5 ;; 3.5 m ;; 3.5m
number | sqrt(2) | {} | right | √2 ;; 2^(1/2) ;; 2^0.5 ;; 1.41 ;; 1.414 ;; 1.4142 ;; 2/√2 ;; root 2
number | sqrt(2) | {} | accuracy | 1.4 ;; 1.42
number | sqrt(2) | {} | wrong | -√2 ;; 2 ;; ±√2 ;; 1.44
number | 100 | {} | right | 100 ;; 10^2 ;; 1e2
number | 8 | {} | right | 2^3 ;; 2³ ;; 8 ;; 8.0
number | 0.05 | {} | right | 5% ;; 1/20 ;; 0.05 ;; 0.050 ;; 5e-2
number | 23.4 | {} | right | 23.4 ;; 23.4 % ;; 23.44 ;; 23.4 years ;; 23.4 km/h
number | 23.4 | {} | accuracy | 23 ;; 23.3 ;; 23.5
number | 4.56 | {"accuracy":{"decimals":1}} | right | 4.6
number | 4.56 | {"accuracy":{"decimals":1}} | accuracy | 4.5 ;; 5 ;; 4.56
number | 4567 | {"accuracy":{"figures":2}} | right | 4600 ;; 4567 ;; 4.6e3 ;; 4.6×10^3
number | 45.67 | {"accuracy":{"figures":2}} | accuracy | 45 ;; 50
number | 12.50 | {"accuracy":{"decimals":2}} | right | 12.50 ;; $12.50 ;; 12.500
number | 0.9 | {"accuracy":{"decimals":2}} | right | 0.90 ;; 0.9
number | -0.5 | {} | right | -1/2 ;; −0.5 ;; -.5 ;; -0,5
number | 5 | {"unit":"m"} | right | 5 ;; 5 m ;; 500 cm ;; 5 metres ;; 5.0m
number | 5 | {"unit":"m"} | wrong | 5 cm ;; 5 kg ;; 5 s
number | 5 | {"unit":"m s^-1"} | right | 5 m/s ;; 5 ms^-1 ;; 18 km/h ;; 5
number | 60 | {"unit":"°"} | right | 60 ;; 60° ;; π/3 rad ;; 1.05 rad
number | 60 | {"unit":"°"} | wrong | π/3 ;; 1.05
number | 1.05 | {"unit":"rad"} | right | 1.05 ;; 1.05 rad ;; 1.047 ;; 1.05 radians
number | 2+sqrt(3) | {} | right | 2+√3 ;; √3+2 ;; 3.73 ;; 2+3^0.5
number | 2^10 | {} | right | 1024 ;; 2^10 ;; 1020 ;; 1.024e3
number | 10! | {} | right | 3628800 ;; 10! ;; 3.63e6 ;; 3 628 800 ;; 3,628,800
number | 1/7 | {} | right | 1/7 ;; 0.143 ;; 0.1429 ;; 0.142857
number | 1/7 | {} | accuracy | 0.14 ;; 0.142 ;; 0.1428
number | 0.1 | {} | right | 1/10 ;; 10% ;; .1 ;; 10^-1
number | 9.99 | {} | accuracy | 10 ;; 10.0
number | 99.95 | {} | right | 100 ;; 100.0 ;; 99.95
number | 5 | {} | unreadable | five? no ;; 5 5 ;; 5..5 ;; = ;; ( ;; 5)( ;; !5 ;; */5 ;; 5^ ;; sqrt ;; x= ;; not sure
number | 1234567.5 | {} | right | 1.234.567,5 ;; 1 234 567.5 ;; 1,234,567.5
number | 0.0000123 | {} | right | 1.23e-5 ;; 1.23×10⁻⁵ ;; 0.0000123
number | 37.5 | {"unit":"%"} | accuracy | 38% ;; 38
number | 5/6 | {} | right | 5/6 ;; 0.833 ;; 10/12 ;; 83.3% ;; ⅚ ;; 1-1/6
number | 5/6 | {} | accuracy | 0.83 ;; 0.834 ;; 0.8
number | 7.5 | {} | right | 7.5 ;; 15/2 ;; 7½ ;; 7 1/2 ;; 7,5 ;; 7.50
number | 3.0 | {} | right | 3 ;; 3.0 ;; 3.00
number | 3.00 | {} | accuracy | 3.0 ;; 3
number | 0.25 | {} | right | 25 percent ;; 25 per cent ;; 1:4
number | -7 | {} | right | minus 7 ;; negative 7
number | 42 | {} | wrong | 42! ;; 1O
number | 1234.5 | {} | right | 1.234,5 ;; 1 234,5 ;; 1'234.5 ;; 1’234.5 ;; 1.234,50
number | 1234567 | {} | right | 1'234'567 ;; 1.234.567 ;; 1 234 567 ;; 1,234,567 ;; 1’234’567
number | 8235.42 | {"accuracy":{"decimals":2}} | right | 8 235,42 € ;; 8.235,42 € ;; €8,235.42 ;; 8235.42 CHF ;; 8'235.42 ;; 8235,42 EUR ;; $8 235.42 ;; 8235.42 AED ;; ￥8235.42
number | 3 | {} | right | three ;; Three ;; x equals 3 ;; x = three ;; x is 3
number | -3 | {} | right | minus three ;; minus 3 ;; negative three ;; negative 3 ;; x = minus 3 ;; x equals minus 3
number | 12 | {} | right | twelve ;; 3 times 4 ;; 10 plus 2 ;; 15 minus 3 ;; 24 divided by 2
number | 0 | {} | right | zero ;; Zero
number | 20 | {} | right | twenty ;; x=twenty
number | 2 | {} | right | two
number | 2 | {} | unreadable | twos company ;; skip
number | 12.4 | {} | right | x̄ = 12.4 ;; x̅=12.4 ;; \bar{x} = 12.4 ;; ȳ = 12.4 ;; μ = 12.4 ;; p̂ = 12.4 ;; σ̂=12.4 ;; x̄ ≈ 12.4
number | 5 | {} | wrong | no solution ;; undefined ;; does not exist ;; DNE ;; No solutions ;; there is no solution ;; not defined ;; impossible ;; no real solutions
number | undefined | {} | right | undefined ;; does not exist ;; not defined ;; DNE
number | undefined | {} | wrong | 5 ;; 0
number | no solution | {} | right | no solution ;; no solutions ;; no real solutions ;; none
number | 60 | {} | wrong | 60 radians ;; 60 rad
number | 60 | {} | right | 60° ;; 60 degrees
expression | 2x+3 | {"variables":["x"]} | right | y equals 2x+3 ;; 2x plus 3 ;; 2 times x plus 3
expression | 2x+3 | {"variables":["x"]} | wrong | undefined ;; does not exist
set | 1,3 | {} | wrong | no solution ;; undefined
interval | x>3 | {} | wrong | no solution
number | 8235.42 | {"accuracy":{"decimals":2}} | accuracy | 8240 ;; 8235 ;; 8200 ;; 8235.4
number | 8235.42 | {"accuracy":{"decimals":2}} | wrong | 8000 ;; 8230 ;; 8250 ;; 8300
number | 1287 | {"accuracy":"exact"} | accuracy | 1290 ;; 1300
number | 1287 | {"accuracy":"exact"} | wrong | 1280 ;; 1000 ;; 1286 ;; 1288
number | 147 | {} | accuracy | 150
number | 147 | {} | wrong | 140 ;; 148 ;; 100
number | 147 | {"accuracy":"exact"} | accuracy | 150
number | 1287 | {} | right | 1290 ;; 1287
number | 1234.56 | {"accuracy":{"decimals":2}} | accuracy | 1200 ;; 1230
number | 17 | {"accuracy":"exact"} | wrong | 20 ;; 16
number | 2+sqrt(3) | {"form":"surd"} | form | 1/(2-√3) ;; √(7+4√3) ;; 1/(2-3^0.5)
number | 2+sqrt(3) | {"form":"surd"} | right | 2+√3 ;; √3+2
number | sqrt(2)/2 | {"form":"surd"} | form | 1/√2 ;; √(1/2) ;; √0.5
number | sqrt(2)/2 | {"form":"surd"} | right | √2/2 ;; ½√2 ;; 0.5√2
number | (1+sqrt(5))/2 | {"form":"surd"} | right | (1+√5)/2 ;; 1/2+√5/2
number | -1/8 | {"form":"simplest fraction"} | form | -2^-3 ;; -0.125 ;; -(1/2)^3 ;; (-2)^-3
number | -1/8 | {"form":"simplest fraction"} | right | -1/8 ;; -(1/8) ;; 1/-8
number | 19 | {} | unreadable | twenty-one
number | 120 | {} | right | factorial(5) ;; 5!
number | 0.945 | {"unit":"c"} | right | 0.945c ;; 0.945 c ;; 0.945 ;; v = 0.945c ;; 2.83e8 m/s
number | 0.945 | {"unit":"c"} | wrong | 0.845c ;; -0.945c ;; 0.945 m/s ;; 0.945 kg
number | 5 | {} | wrong | 5c
number | 13:56 | {} | right | 13:56 ;; 1:56 pm ;; 1:56 p.m. ;; 13h56 ;; 13:56 h ;; 1356 hours ;; 01:56PM
number | 13:56 | {} | wrong | 13:57 ;; 1:56 am ;; 12:56 ;; 13:06 ;; 1.56
number | 4:00 | {} | right | 04:00 ;; 4:00 ;; 4 am ;; 4:00 am ;; 0400 hours ;; 4h00
number | 4:00 | {} | wrong | 16:00 ;; 4 pm ;; 4 ;; 4:01 ;; 0:04 ;; 4:00 pm
number | 16:00 | {} | right | 4 pm ;; 4:00 p.m. ;; 16h00 ;; 16:00
number | 4 | {"unit":"hours"} | right | The answer is 04:00. ;; 04:00 ;; 4:00 ;; 4 am ;; 4 h ;; 240 min ;; 4 hours
number | 4 | {"unit":"hours"} | wrong | 4:30 ;; 16:00 ;; 4 pm ;; 0:04 ;; 4 min ;; 4 days
number | 4 | {"unit":"minutes"} | wrong | 04:00 ;; 4:00
number | 4 | {} | wrong | 04:00
number | 84 | {"unit":"minutes"} | right | The answer is 1 h 24 min. ;; 84 ;; 84 min ;; 1 h 24 min ;; 1h24 ;; 1h 24m ;; 1 hr 24 mins ;; 1 hour and 24 minutes ;; 1 hour, 24 minutes ;; t = 1 h 24 min ;; 1.4 h ;; 84 min 0 s
number | 84 | {"unit":"minutes"} | wrong | 1.24 h ;; 1.24 ;; 1:24 ;; 1 h 42 min ;; 2 h 24 min ;; 1 h 23 min ;; 1 min 24 s ;; 84 h ;; 1 h 24.5 min
number | 84 | {"unit":"minutes"} | unreadable | 1 h 84 min ;; 1 h 24 s ;; 24 min 1 h ;; 1.5 h 24 min ;; 1 h 24 kg
number | 1.4 | {"unit":"hours"} | right | 1.4 ;; 1 h 24 min ;; 84 min ;; 01:24 ;; 1:24 h
number | 1.4 | {"unit":"hours"} | wrong | 1.24 ;; 1.24 h ;; 1 h 40 min ;; 1 h 4 min ;; 84
number | 1.4166666667 | {"unit":"hours"} | right | 1.42 ;; 1 h 25 min ;; 1:25 ;; 85.0 min
number | 1.407 | {"unit":"hours"} | accuracy | 1 h 24 min ;; 1.4 ;; 84 min
number | 2.407 | {"unit":"hours"} | right | 2 h 24 min ;; 2.41 ;; 144 min
number | 24 | {} | unreadable | 1 h 24 min ;; 2 weeks 10 days
number | 24 | {"unit":"kg"} | unreadable | 1 h 24 min
number | 13 | {"unit":"weeks"} | right | 13 ;; 13 weeks ;; 13 wks ;; week 13 ;; Week 13. ;; 13th ;; the 13th week ;; in week 13 ;; in the 13th week ;; after 13 weeks ;; 91 days
number | 13 | {"unit":"weeks"} | wrong | 12 ;; week 12 ;; 12 weeks ;; 13 days ;; day 13 ;; 13th day ;; 13 months ;; 12 weeks 6 days ;; 13 kg
number | 13 | {"unit":"weeks"} | unreadable | week ;; weeks 13 ;; week 13 or ;; 13 week 2
number | 13 | {} | right | week 13 ;; 13 weeks ;; 13th week ;; day 13 ;; year 13 ;; 13th
number | 13 | {} | wrong | week 12 ;; 12th week ;; week 130
number | 13 | {"unit":"years"} | right | 13 years ;; year 13 ;; the 13th year ;; 156 months
number | 13 | {"unit":"years"} | wrong | week 13 ;; 13 weeks ;; 13 months
number | 13 | {"unit":"kg"} | wrong | week 13 ;; 13 weeks
number | 2.5 | {"unit":"years"} | right | 2 years 6 months ;; 30 months ;; 2.5 years
number | 2.5 | {"unit":"years"} | wrong | 2 years 5 months ;; 25 months
number | 2.5 | {"unit":"years"} | unreadable | 2 years 5 ;; 2 years 18 months
number | 0:30 | {} | right | 00:30 ;; 12:30 am
number | 0:30 | {} | wrong | 0:45 ;; 12:30
number | 1:12 | {} | right | 2:24 ;; 1/12 ;; 3 : 36
number | 16782.6 | {} | right | 16800 ;; 16780 ;; 16783 ;; 16782.6 ;; 1.678e4
number | 16782.6 | {} | accuracy | 17000 ;; 16790 ;; 16770
number | 8440 | {"accuracy":{"figures":3}} | right | 8437 ;; 8440 ;; 8437.2 ;; 8.44e3 ;; 8444
number | 8440 | {"accuracy":{"figures":3}} | accuracy | 8400
number | 8440 | {"accuracy":{"figures":3}} | wrong | 8447 ;; 8500 ;; 8340 ;; -8437
number | 8440 | {"accuracy":"exact"} | wrong | 8437
number | 3981.0717055349733 | {} | right | 10^3.6 ;; 10^(18/5) ;; 3981.0717055349725077 ;; 3980 ;; 3981.07
number | 3981.0717055349733 | {} | accuracy | 10^3.6+10^-6 ;; 10^3.6-0.0001 ;; 3981.06 ;; 3981.071705534 ;; 4000
number | 3981.0717055349733 | {} | wrong | 10^3.7 ;; 3891
number | -3981.0717055349733 | {} | right | -10^3.6
number | 245.0442269800042 | {"unit":"m^3"} | right | 78π ;; 72π+6π ;; 78pi m^3 ;; 245
number | 245.0442269800042 | {"unit":"m^3"} | accuracy | 78.00001π ;; 250
number | 0.30000000000000004 | {} | right | 3/10 ;; 1/10+1/5
number | 2432902008176640000 | {} | right | 20! ;; 2.43e18
number | 2432902008176640000 | {} | accuracy | 20!+1
`;
