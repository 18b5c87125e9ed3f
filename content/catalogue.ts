import type { SubjectContent } from './bank-content.ts';
import { outline } from './outline.ts';

const mathAa = `
1 Number and algebra
1.1 Standard form
1.2 Arithmetic sequences and series
1.3 Geometric sequences and series
1.4 Financial applications
1.5 Exponents and introduction to logarithms
1.6 Simple deductive proof
1.7 Laws of exponents and logarithms
1.7.1 Laws of exponents
1.7.2 Laws of logarithms
1.8 Infinite geometric series
1.9 The binomial theorem
1.10* Counting principles
1.11* Partial fractions
1.12* Complex numbers
1.13* Polar and exponential form
1.14* Powers and roots of complex numbers
1.15* Proof by induction and contradiction
1.16* Systems of linear equations
2 Functions
2.1 Equations of straight lines
2.2 The concept of a function
2.3 Graphs of functions
2.4 Key features of graphs
2.5 Composite and inverse functions
2.6 Quadratic functions
2.7 Quadratic equations and inequalities
2.8 Reciprocal and rational functions
2.9 Exponential and logarithmic functions
2.10 Solving equations
2.11 Transformations of graphs
2.12* Polynomials, factor and remainder theorems
2.13* Further rational functions
2.14* Odd, even and self-inverse functions
2.15* Solving inequalities
2.16* Modulus graphs and further transformations
3 Geometry and trigonometry
3.1 Distance, volume and angles in three dimensions
3.2 Triangle trigonometry
3.3 Applications of trigonometry
3.4 Circles, arcs and sectors
3.5 The unit circle
3.6 Trigonometric identities
3.7 Trigonometric functions
3.8 Trigonometric equations
3.9* Reciprocal and inverse trigonometric functions
3.10* Compound angle identities
3.11* Symmetry of trigonometric functions
3.12* Vectors
3.13* The scalar product
3.14* Vector equations of lines
3.15* Intersecting, parallel and skew lines
3.16* The vector product
3.17* Vector equations of planes
3.18* Intersections of lines and planes
4 Statistics and probability
4.1 Sampling
4.2 Presentation of data
4.3 Measures of central tendency and dispersion
4.4 Correlation and regression
4.5 Probability
4.6 Combined events and conditional probability
4.7 Discrete random variables
4.8 The binomial distribution
4.9 The normal distribution
4.10 Regression of x on y
4.11 Formal conditional probability
4.12 Standardised normal variables
4.13* Bayes' theorem
4.14* Continuous random variables
5 Calculus
5.1 Limits and the derivative
5.2 Increasing and decreasing functions
5.3 Derivatives of polynomials
5.4 Tangents and normals
5.5 Introduction to integration
5.6 Rules of differentiation
5.6.1 The chain rule
5.6.2 The product and quotient rules
5.7 The second derivative
5.8 Maxima, minima and optimisation
5.9 Kinematics
5.10 Indefinite integrals
5.11 Definite integrals and areas
5.12* First principles and higher derivatives
5.13* Limits and l'Hôpital's rule
5.14* Implicit differentiation and related rates
5.15* Further derivatives and integrals
5.16* Integration by substitution and by parts
5.17* Areas and volumes of revolution
5.18* Differential equations
5.19* Maclaurin series
`;

const mathAi = `
1 Number and algebra
1.1 Standard form
1.2 Arithmetic sequences and series
1.3 Geometric sequences and series
1.4 Financial applications
1.5 Exponents and logarithms
1.6 Approximation and error
1.7 Amortisation and annuities
1.8 Systems of equations and polynomials
1.9* Laws of logarithms
1.10* Rational exponents
1.11* Infinite geometric series
1.12* Complex numbers
1.13* Polar and exponential form
1.14* Matrices
1.15* Eigenvalues and eigenvectors
2 Functions
2.1 Equations of straight lines
2.2 The concept of a function
2.3 Graphs of functions
2.4 Key features of graphs
2.5 Modelling with functions
2.6 Modelling skills
2.7* Composite and inverse functions
2.8* Transformations of graphs
2.9* Further modelling
2.10* Logarithmic scales
3 Geometry and trigonometry
3.1 Distance, volume and angles in three dimensions
3.2 Triangle trigonometry
3.3 Applications of trigonometry
3.4 Circles, arcs and sectors
3.5 Perpendicular bisectors
3.6 Voronoi diagrams
3.7* Radian measure
3.8* The unit circle and identities
3.9* Matrix transformations
3.10* Vectors
3.11* Vector equations of lines
3.12* Vector kinematics
3.13* Scalar and vector products
3.14* Graph theory
3.15* Adjacency matrices
3.16* Trees, cycles and algorithms
4 Statistics and probability
4.1 Sampling
4.2 Presentation of data
4.3 Measures of central tendency and dispersion
4.4 Correlation and regression
4.5 Probability
4.6 Combined events and conditional probability
4.7 Discrete random variables
4.8 The binomial distribution
4.9 The normal distribution
4.10 Rank correlation
4.11 Hypothesis testing
4.12* Data collection and reliability
4.13* Non-linear regression
4.14* Linear combinations of random variables
4.15* Distribution of the sample mean
4.16* Confidence intervals
4.17* The Poisson distribution
4.18* Tests for means, proportions and correlation
4.19* Transition matrices and Markov chains
5 Calculus
5.1 Limits and the derivative
5.2 Increasing and decreasing functions
5.3 Derivatives of polynomials
5.4 Tangents and normals
5.5 Introduction to integration
5.6 Stationary points
5.7 Optimisation
5.8 The trapezoidal rule
5.9* Further derivatives
5.10* The second derivative
5.11* Methods of integration
5.12* Areas and volumes of revolution
5.13* Kinematics
5.14* Differential equations
5.15* Slope fields
5.16* Euler's method
5.17* Phase portraits
5.18* Second order differential equations
`;

const physics = `
A Space, time and motion
A.1 Kinematics
A.2 Forces and momentum
A.3 Work, energy and power
A.4* Rigid body mechanics
A.5* Galilean and special relativity
B The particulate nature of matter
B.1 Thermal energy transfers
B.2 The greenhouse effect
B.3 Gas laws
B.4* Thermodynamics
B.5 Current and circuits
C Wave behaviour
C.1 Simple harmonic motion
C.2 The wave model
C.3 Wave phenomena
C.4 Standing waves and resonance
C.5 The Doppler effect
D Fields
D.1 Gravitational fields
D.2 Electric and magnetic fields
D.3 Motion in electromagnetic fields
D.4* Induction
E Nuclear and quantum physics
E.1 Structure of the atom
E.2* Quantum physics
E.3 Radioactive decay
E.4 Fission
E.5 Fusion and stars
`;

const chemistry = `
S1 Models of the particulate nature of matter
S1.1 Introduction to the particulate nature of matter
S1.2 The nuclear atom
S1.3 Electron configurations
S1.4 Counting particles by mass: the mole
S1.5 Ideal gases
S2 Models of bonding and structure
S2.1 The ionic model
S2.2 The covalent model
S2.3 The metallic model
S2.4 From models to materials
S3 Classification of matter
S3.1 The periodic table
S3.2 Functional groups
R1 What drives chemical reactions?
R1.1 Measuring enthalpy changes
R1.2 Energy cycles in reactions
R1.3 Energy from fuels
R1.4* Entropy and spontaneity
R2 How much, how fast and how far?
R2.1 The amount of chemical change
R2.2 The rate of chemical change
R2.3 The extent of chemical change
R3 What are the mechanisms of chemical change?
R3.1 Proton transfer reactions
R3.2 Electron transfer reactions
R3.3 Electron sharing reactions
R3.4 Electron-pair sharing reactions
`;

const biology = `
A1 Unity and diversity: molecules
A1.1 Water
A1.2 Nucleic acids
A2 Unity and diversity: cells
A2.1 Origins of cells
A2.2 Cell structure
A2.3 Viruses
A3 Unity and diversity: organisms
A3.1 Diversity of organisms
A3.2 Classification and cladistics
A4 Unity and diversity: ecosystems
A4.1 Evolution and speciation
A4.2 Conservation of biodiversity
B1 Form and function: molecules
B1.1 Carbohydrates and lipids
B1.2 Proteins
B2 Form and function: cells
B2.1 Membranes and membrane transport
B2.2 Organelles and compartmentalization
B2.3 Cell specialization
B3 Form and function: organisms
B3.1 Gas exchange
B3.2 Transport
B3.3 Muscle and motility
B4 Form and function: ecosystems
B4.1 Adaptation to environment
B4.2 Ecological niches
C1 Interaction and interdependence: molecules
C1.1 Enzymes and metabolism
C1.2 Cell respiration
C1.3 Photosynthesis
C2 Interaction and interdependence: cells
C2.1 Chemical signalling
C2.2 Neural signalling
C3 Interaction and interdependence: organisms
C3.1 Integration of body systems
C3.2 Defence against disease
C4 Interaction and interdependence: ecosystems
C4.1 Populations and communities
C4.2 Transfers of energy and matter
D1 Continuity and change: molecules
D1.1 DNA replication
D1.2 Protein synthesis
D1.3 Mutations and gene editing
D2 Continuity and change: cells
D2.1 Cell and nuclear division
D2.2 Gene expression
D2.3 Water potential
D3 Continuity and change: organisms
D3.1 Reproduction
D3.2 Inheritance
D3.3 Homeostasis
D4 Continuity and change: ecosystems
D4.1 Natural selection
D4.2 Stability and change
D4.3 Climate change
`;

const economics = `
1 Introduction to economics
2 Microeconomics
3 Macroeconomics
4 The global economy
`;

export const subjects: readonly SubjectContent[] = [
  { slug: 'math-aa-sl', name: 'Math AA SL', topics: outline(mathAa, 'SL') },
  { slug: 'math-aa-hl', name: 'Math AA HL', topics: outline(mathAa, 'HL') },
  { slug: 'math-ai-sl', name: 'Math AI SL', topics: outline(mathAi, 'SL') },
  { slug: 'math-ai-hl', name: 'Math AI HL', topics: outline(mathAi, 'HL') },
  { slug: 'physics-sl', name: 'Physics SL', topics: outline(physics, 'SL') },
  { slug: 'physics-hl', name: 'Physics HL', topics: outline(physics, 'HL') },
  { slug: 'chemistry-sl', name: 'Chemistry SL', topics: outline(chemistry, 'SL') },
  { slug: 'chemistry-hl', name: 'Chemistry HL', topics: outline(chemistry, 'HL') },
  { slug: 'biology', name: 'Biology', staffOnly: true, topics: outline(biology, 'HL') },
  { slug: 'economics', name: 'Economics', staffOnly: true, topics: outline(economics, 'HL') },
  { slug: 'business-management', name: 'Business Management', staffOnly: true, topics: [] },
];
