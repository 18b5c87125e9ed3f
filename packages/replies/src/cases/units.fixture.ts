/** kind | expected | options | verdict | replies */
export const units = `
units | 9.81 m s^-2 | {} | right | 9.81 m s^-2 ;; 9.81 m/s² ;; 9.81ms^-2 ;; 9.81 m s⁻² ;; 981 cm s^-2 ;; 9.81 m/s^2 ;; 9.81 m·s^-2 ;; 9.81ms-2 ;; 9.81 N kg^-1 ;; 9.81 N/kg ;; 9.810 m/s/s ;; 9.81 metres per second squared ;; g = 9.81 m s^-2
units | 9.81 m s^-2 | {} | wrong | 9.81 ;; 9.81 m s^-1 ;; 9.81 m ;; 981 m s^-2 ;; -9.81 m s^-2 ;; 9.81 s ;; 1.89 m s^-2
units | 9.81 m s^-2 | {} | accuracy | 9.8 m s^-2 ;; 9.82 m s^-2 ;; 10 m s^-2
units | 9.81 m s^-2 | {} | unreadable | m s^-2 ;; 9.8.1 m ;; hello
units | 25 m s^-1 | {} | right | 25 m/s ;; 25ms⁻¹ ;; 90 km/h ;; 90 km h^-1 ;; 0.025 km/s ;; 25.0 m s^-1
units | 286 kJ mol^-1 | {} | right | 286 kJ/mol ;; 286 kJ mol⁻¹ ;; 286000 J mol^-1 ;; 2.86×10^5 J/mol ;; 286kJmol^-1 ;; 0.286 MJ mol^-1
units | 286 kJ mol^-1 | {} | wrong | 286 J mol^-1 ;; 286 kJ ;; -286 kJ mol^-1
units | 13.6 eV | {} | right | 13.6 eV ;; 2.18×10^-18 J ;; 2.18e-18 J
units | 25 °C | {} | right | 25°C ;; 25 °C ;; 25℃ ;; 298 K ;; 25 degrees celsius
units | 25 °C | {} | wrong | 25 K ;; 25 ;; 77
units | 0.100 mol dm^-3 | {} | right | 0.100 mol dm^-3 ;; 0.100 mol/dm3 ;; 0.100 mol/L ;; 0.100 M ;; 100. mmol dm^-3 ;; 0.100moldm⁻³
units | 4200 J kg^-1 K^-1 | {} | right | 4200 J/(kg K) ;; 4.2 kJ kg^-1 K^-1 ;; 4200 J kg⁻¹ K⁻¹ ;; 4200 J/kg K ;; 4200 J/kg/K
units | 120° | {} | right | 120° ;; 120 degrees ;; 2π/3 rad ;; 2.09 rad
units | 50 Ω | {} | right | 50 Ω ;; 50 ohm ;; 50 ohms ;; 0.05 kΩ ;; 50Ω
units | 3.00e8 m s^-1 | {} | right | 3.00×10^8 m/s ;; 3.00e8 m s^-1 ;; 300000 km/s ;; 3.00*10^8 ms^-1
units | 84 min | {} | right | 84 min ;; 1 h 24 min ;; 1h24min ;; 1 hour 24 minutes ;; 5040 s
units | 84 min | {} | wrong | 84 ;; 1.24 h ;; 1 h 25 min ;; 1:24
units | 84 min | {} | unreadable | 1 h 84 min
units | 13 weeks | {} | right | 13 weeks ;; week 13 ;; 91 days
units | 13 weeks | {} | wrong | 13 ;; 13 days ;; week 14
units | 15 min | {} | right | 900 s ;; 15 minutes ;; 0.25 h ;; 15min ;; 0.25 hours
units | 5.0 N | {} | right | 5.0 N ;; 5.0N ;; 5.0 kg m s^-2 ;; 5.0 newtons ;; 0.0050 kN ;; 5.00 N
units | 5.0 N | {} | wrong | 5.0 J ;; 5.0 ;; 50 N ;; 5.0 kN
units | 340 m/s | {} | right | 340 m s^-1 ;; 340 ms^-1 ;; 340 ms⁻¹ ;; 0.340 km/s ;; 340 m·s⁻¹ ;; 340 metres per second ;; 340m/s
units | 340 m/s | {} | wrong | 340 ms ;; 340 m ;; 340 km/h ;; 430 m/s
units | 1.6e-19 C | {} | right | 1.6×10^-19 C ;; 1.60e-19 C ;; 1.6*10^-19C
units | 2.0 kg | {} | right | 2000 g ;; 2.0kg ;; 2.0 kilograms ;; 2.00 kg
units | 101 kPa | {} | right | 101 kPa ;; 101000 Pa ;; 1.01×10^5 Pa ;; 1.01e5 N m^-2 ;; 101 kN/m^2
units | 3.5 cm^2 | {} | right | 3.5 cm² ;; 3.5cm2 ;; 3.5e-4 m^2 ;; 350 mm^2
units | 24 V | {} | right | 24 V ;; 24 volts ;; 24 J/C ;; 24 J C^-1 ;; 24000 mV
units | 60 W | {} | right | 60 W ;; 60 J/s ;; 60 J s^-1 ;; 0.06 kW
units | 500 nm | {} | right | 500 nm ;; 5.00e-7 m ;; 5×10^-7 m ;; 0.5 μm ;; 500nm ;; 0.500 µm
units | 72 kg m s^-1 | {} | right | 72 kg m/s ;; 72 N s ;; 72 kgms^-1 ;; 72 kg·m/s ;; 72 Ns
units | 0.50 mol | {} | right | 0.50 mol ;; 0.50 moles ;; 500 mmol
units | 12.0 g mol^-1 | {} | right | 12.0 g/mol ;; 12.0 g mol⁻¹ ;; 12.0 gmol^-1 ;; 0.0120 kg/mol
units | 5.0 Hz | {} | right | 5.0 s^-1 ;; 5.0 Hz ;; 5.0 /s
units | -40.0 J | {} | right | -40.0 J ;; −40.0 J
units | -40.0 J | {} | wrong | 40.0 J
units | 12.5 m | {} | right | 12.5 m ;; 1250 cm ;; 12.5m ;; 12.5 metres ;; 0.0125 km ;; 12.50 m
units | 12.5 m | {} | wrong | 12.5 ;; 12.5 cm ;; 12.5 m^2 ;; 12.5 s ;; 125 m
units | 12.5 m | {} | accuracy | 13 m ;; 12 m ;; 12.4 m
units | 4.18 J g^-1 K^-1 | {} | right | 4.18 J/(g K) ;; 4.18 J g⁻¹ K⁻¹ ;; 4180 J kg^-1 K^-1 ;; 4.18 J/g/K ;; 4.18 kJ kg^-1 K^-1 ;; 4.18 J g^-1 °C^-1
units | 2.5 A | {} | right | 2.5 A ;; 2500 mA ;; 2.5 amps ;; 2.5 C s^-1 ;; 2.5A
units | 1.5 V | {} | wrong | 1.5 A ;; 15 V ;; 1.5
units | 6.63e-34 J s | {} | right | 6.63×10^-34 J s ;; 6.63e-34 Js ;; 6.63×10⁻³⁴ J·s
units | 100 kPa | {} | right | 1 bar ;; 100 kPa ;; 1e5 Pa ;; 100000 N/m^2
units | 5.0 μC | {} | right | 5.0 μC ;; 5.0e-6 C ;; 5.0 uC ;; 5.0 µC ;; 5.0×10^-6 C
units | 30 ° | {} | right | 30° ;; 30 degrees
units | 0.25 T | {} | right | 0.25 T ;; 250 mT ;; 0.25 Wb m^-2 ;; 0.25 tesla
units | 20 dm^3 | {} | right | 20 dm³ ;; 20 L ;; 20000 cm^3 ;; 0.020 m^3 ;; 20 litres ;; 20dm3
units | 2.0 h | {} | right | 120 min ;; 2.0 h ;; 7200 s ;; 2.0 hours ;; 2.0 hrs
units | 3.0 kW h | {} | right | 3.0 kWh ;; 3.0 kW h ;; 10.8 MJ
units | 5.51e3 kg m^-3 | {} | right | 5510 kg/m³ ;; 5.51 g cm^-3 ;; 5.51 g/cm3 ;; 5.51×10³ kg m⁻³
units | 8.31 J K^-1 mol^-1 | {} | right | 8.31 J/(mol K) ;; 8.31 J mol⁻¹ K⁻¹ ;; 8.31 J/mol/K ;; 8.31 J K⁻¹ mol⁻¹ ;; 8.31 JK^-1mol^-1
units | 2.0e-3 mol dm^-3 s^-1 | {} | right | 0.0020 mol dm⁻³ s⁻¹ ;; 2.0×10^-3 mol/(dm^3 s) ;; 2.0e-3 moldm-3s-1 ;; 2.0 mmol dm^-3 s^-1
units | 1361 W m^-2 | {} | right | 1360 W/m² ;; 1361 W m⁻² ;; 1.36 kW m^-2
units | 9.11e-31 kg | {} | right | 9.11×10^-31 kg ;; 9.11×10⁻²⁸ g
units | 9.11e-31 kg | {} | wrong | 9.11×10^-31 g ;; 9.11e-31
units | 45 N | {} | right | 45 Newton ;; 45 Newtons
units | 45 N | {} | wrong | 45 n
units | 3.0 m s^-1 | {} | right | 3 m/s ;; 3.0 m s -1 ;; 3.0 (m/s) ;; 3.0 m per s
units | 3.0 m s^-1 | {} | wrong | 3.0 M/S ;; 3.0 mps
units | 3.0 m s^-1 | {} | unreadable | m/s 3.0
units | 298 K | {} | right | 25 °C ;; 25°C ;; 24.9 °C ;; 298 K ;; 24.85 °C
units | 298 K | {} | wrong | 298 °C ;; 26 °C
units | 12 N m | {} | right | 12 N m ;; 12 Nm ;; 12 N·m ;; 12 N*m ;; 12 J ;; 12 newton metres ;; 12 m N
units | 12 N m | {} | wrong | 12 mN ;; 12 N ;; 12 N/m
units | 938 MeV c^-2 | {} | right | 938 MeV c^-2 ;; 938 MeV/c^2 ;; 0.938 GeV/c² ;; 0.938 GeV c⁻² ;; 938 MeVc^-2 ;; 1.67e-27 kg
units | 938 MeV c^-2 | {} | wrong | 938 MeV ;; 938 GeV c^-2 ;; 938 MeV c^-1
units | 0.511 MeV/c^2 | {} | right | 511 keV/c^2 ;; 0.511 MeV c^-2
units | 5.67e-8 W m^-2 K^-4 | {} | right | 5.67e-8 W/(m^2 K^4) ;; 5.67×10^-8 W/(m² K⁴) ;; 5.67e-8 W/(m^2·K^4) ;; 5.67×10⁻⁸ W m⁻² K⁻⁴ ;; 5.67e-8 W m^-2/K^4 ;; 5.67e-8 W/(m2K4)
units | 2.5 ± 0.1 cm | {} | right | 2.5 ± 0.1 cm ;; (2.5 ± 0.1) cm ;; (2.5 +/- 0.1) cm ;; 25 ± 1 mm ;; 2.5+-0.1 cm ;; 2.5 cm ± 0.1 cm ;; (0.025 ± 0.001) m ;; 2.5±0.1cm
units | 2.5 ± 0.1 cm | {} | wrong | 2.5 cm ;; 2.5 ± 0.2 cm ;; 2.4 ± 0.1 cm ;; 2.5 ± 0.1 ;; 2.5 ± 0.1 mm
units | (9.8 ± 0.2) m s^-2 | {} | right | 9.8 ± 0.2 m s^-2 ;; (9.8±0.2) m/s² ;; 9.8 +/- 0.2 ms^-2 ;; (980 ± 20) cm s^-2
number | 0.02 | {} | right | ±0.02 ;; +/- 0.02 ;; 0.02
number | 0.872 | {} | wrong | ±0.872
units | 0.05 g | {} | right | ±0.05 g ;; 0.05 g
number | 2.5 ± 0.1 | {} | right | 2.5±0.1 ;; 2.5 +/- 0.1
number | 2.5 ± 0.1 | {} | wrong | 2.5 ;; 2.5±0.2 ;; 2.6
units | 300 K | {} | right | 27 °C ;; 26.85 °C
units | 300 K | {} | wrong | 30 °C ;; 28 °C
units | 20.0 °C | {} | right | 293 K ;; 20.0 °C
`;
