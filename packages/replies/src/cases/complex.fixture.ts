/** kind | expected | options | verdict | replies */
export const complex = `
complex | 2+3i | {} | right | 2+3i ;; 3i+2 ;; 2+3*i ;; z=2+3i ;; 3.61e^(0.983i) ;; √13 cis 0.983 ;; sqrt(13)e^(i arctan(3/2)) ;; 2+3j ;; 2 + i3 ;; (2+3i)
complex | 2+3i | {} | wrong | 2-3i ;; 3+2i ;; -2-3i ;; 2 ;; 5 ;; 3i ;; 2+3
complex | 2cis(pi/3) | {} | right | 1+√3i ;; 2e^(iπ/3) ;; 2e^(i pi/3) ;; 2(cos(π/3)+i sin(π/3)) ;; 1+1.73i ;; 1+i√3 ;; 2cis60° ;; 2 cis π/3 ;; 2cis(1.05) ;; 2(cos 60° + i sin 60°) ;; 2cis(-5π/3) ;; 2∠60° ;; 2cis(7π/3)
complex | 2cis(pi/3) | {} | wrong | 2cis(-pi/3) ;; cis(pi/3) ;; 2cis(pi/6) ;; √3+i ;; 1-√3i ;; 2cis(60) ;; 2(cos60+isin60) ;; 2cis(10)
complex | 2cis(pi/3) | {} | accuracy | 1+1.7i ;; 2cis(1.0)
complex | -i | {} | right | -i ;; 0-i ;; e^(-iπ/2) ;; cis(3π/2) ;; -1i ;; 1/i
complex | (1+i)/2 | {} | right | 0.5+0.5i ;; 1/2+i/2 ;; ½(1+i) ;; 1/(1-i)
complex | 0.729+1.14i | {} | accuracy | 0.73+1.1i
complex | 5 | {} | right | 5 ;; 5+0i
complex | 3-4i | {} | right | 3-4i ;; -4i+3 ;; 3 - 4 i ;; 5e^(-0.927i) ;; 5cis(-0.927) ;; 3−4i ;; 3 + -4i
complex | 3-4i | {} | wrong | 3+4i ;; 4-3i ;; 5 ;; -3+4i
complex | 2e^(i pi/6) | {} | right | √3+i ;; 2cis(π/6) ;; 2cis 30° ;; 2e^{iπ/6} ;; 2exp(iπ/6) ;; 1.73+i ;; 2e^(πi/6) ;; 2e^((π/6)i) ;; 2e^(0.524i) ;; 2(cos π/6 + i sin π/6)
complex | sqrt(2)cis(pi/4) | {} | right | 1+i ;; √2e^(iπ/4) ;; sqrt2 cis(π/4) ;; √2cis45°
complex | 4i | {} | right | 4i ;; i*4 ;; 0+4i ;; 4e^(iπ/2) ;; (2√2e^(iπ/4))^2/2
complex | 1/2 + sqrt(3)/2 i | {} | right | cis(π/3) ;; (1+i√3)/2 ;; (1+√3 i)/2 ;; 0.5+0.866i ;; e^(iπ/3) ;; ½+√3/2 i
complex | 1-i | {} | right | 1-i ;; -i+1 ;; √2cis(-π/4) ;; √2e^(-iπ/4) ;; √2 cis(7π/4) ;; 1 - 1i ;; 1.41cis(-0.785) ;; √2(cos(-π/4)+isin(-π/4)) ;; √2(cos(π/4)-i sin(π/4)) ;; 2/(1+i)
complex | 1-i | {} | wrong | 1+i ;; -1+i ;; i-1 ;; 1 ;; √2
complex | 1-i | {} | unreadable | 1- ;; i++ ;; cis ;; (1-i
complex | 3e^(i pi) | {} | right | -3 ;; 3cis(π) ;; 3cis180° ;; 3e^(-iπ)
complex | 0.5-1.25i | {} | right | 1/2-5/4 i ;; 0.5−1.25i ;; (2-5i)/4 ;; -1.25i+0.5
complex | 1+1.73i | {} | right | 2cis(π/3) ;; 1+√3i ;; 2e^(iπ/3) ;; 1+1.732i
complex | 3.61cis(0.983) | {} | right | 2+3i ;; 3.61e^(0.983i) ;; √13cis(0.983)
complex | 3.61cis(0.983) | {} | wrong | 3+2i ;; 2-3i ;; 3.61cis(-0.983)
complex | 2+3i | {} | right | 2+i3 ;; 3i+2 ;; z=2+i3 ;; 2 + i 3
complex | 2-3i | {} | right | 2-i3
complex | 2+sqrt(3)i | {} | right | 2+i√3 ;; 2+√3i
`;
