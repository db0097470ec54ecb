export const mathematicsAndStatistics = `
[skill]
Applied mathematics = angewandte mathematik, mathématiques appliquées, matemáticas aplicadas; Pure mathematics = reine mathematik
Mathematical modelling = mathematical modeling, mathematische modellierung, modélisation mathématique; Computational mathematics
Calculus = infinitesimalrechnung; Differential calculus; Integral calculus; Multivariable calculus; Linear algebra = lineare algebra, algèbre linéaire, álgebra lineal
Matrix algebra; Abstract algebra; Group theory; Algebra; Trigonometry; Geometry = géométrie, geometría
Real analysis; Mathematical analysis; Complex analysis; Functional analysis; Differential equations = differentialgleichungen, équations différentielles; Ordinary differential equations
Partial differential equations; Topology; Number theory; Set theory; Combinatorics
Discrete mathematics = discrete math, diskrete mathematik; Graph theory; Mathematical logic; Formal logic; Game theory; Information theory
Measure theory; Tensor calculus; Vector calculus; Category theory; Mathematical proofs = proof writing; Differential geometry
Numerical analysis = numerical methods, numerik, analyse numérique, métodos numéricos; Numerical simulation; Finite difference methods
Scientific computing; Computational science; Scientific programming; Symbolic computation; Mental arithmetic = mental math
Statistics = statistik, statistiques, estadística; Statistical analysis = statistische auswertung, analyse statistique, análisis estadístico; Statistical methods = statistical techniques
Applied statistics; Mathematical statistics; Statistical modelling = statistical modeling, statistical models
Statistical inference = inferential statistics; Descriptive statistics; Statistical software = statistical packages, statistical tools
Statistical programming; Statistical computing; Statistical consulting; Statistical reporting; Official statistics; National statistics
Probability = probability theory, wahrscheinlichkeitsrechnung, probabilités; Probability distributions; Stochastic processes; Stochastic calculus; Stochastik
Stochastic modelling = stochastic modeling; Markov chains; Markov models; Hidden Markov models; Queueing theory
Monte Carlo methods = ?Monte Carlo; Markov chain Monte Carlo = !MCMC; Resampling methods; Bootstrap methods; Hypothesis testing = statistical tests, significance testing; t-tests
ANOVA = analysis of variance; MANOVA; Chi-square tests = chi-squared tests; Nonparametric statistics
Regression analysis = regression models, regressionsanalyse; Linear regression; Multiple regression
Logistic regression; Generalized linear models = generalised linear models, glms
Mixed-effects models = mixed models; Linear mixed models; Multilevel modelling = hierarchical models
Multivariate analysis = multivariate statistics; Factor analysis; Exploratory factor analysis; Principal component analysis
Cluster analysis; Discriminant analysis; Structural equation modelling = structural equation modeling; Path analysis
Correlation analysis; Latent class analysis; Item response theory; Rasch analysis; Psychometrics = psychometric analysis; Time series analysis = time series, zeitreihenanalyse, time series modelling
ARIMA = arima models; Forecasting models; Statistical forecasting
Panel data analysis = panel data; Longitudinal data analysis = longitudinal analysis; Survival analysis; Kaplan-Meier analysis = kaplan-meier; Cox regression = cox proportional hazards
Bayesian statistics = bayesian inference, bayesian methods, bayesian analysis, bayesian modelling, ?Bayesian; Bayesian networks
Causal inference; Causal analysis; Difference-in-differences; Propensity score matching; Instrumental variables; Quasi-experimental design = quasi-experimental methods
Randomized controlled trials = randomised controlled trials; Experimental statistics; Factorial designs
Sampling methods = sampling techniques, stichprobenverfahren; Sampling design; Sample size calculation = sample size estimation; Power analysis
Survey methodology = survey methods; Survey design; Questionnaire design = fragebogenerstellung
Survey weighting = sample weighting; Survey analysis = survey data analysis; Missing data methods; Multiple imputation
Data imputation; Outlier detection; Meta-analysis = meta-analyses, metaanalyse; Network meta-analysis
Biostatistics = biostatistik, biostatistique, bioestadística; Medical statistics; Clinical trial statistics; Statistical analysis plans
Epidemiological statistics; Statistical genetics; Demography = demographic analysis; Population statistics; Spatial statistics; Geostatistics; Kriging
Econometrics = ökonometrie, économétrie, econometría; Microeconometrics; Economic modelling = economic modeling; Statistical quality control
Response surface methodology; Extreme value theory; Sensitivity analysis; Uncertainty quantification = uncertainty analysis
Operations research = operational research, recherche opérationnelle, investigación operativa; Mathematical optimization = mathematical optimisation, mathematische optimierung
Linear programming = lineare programmierung; Mixed-integer programming; Integer programming; Mixed-integer linear programming = milp
Nonlinear programming; Convex optimization = convex optimisation; Dynamic programming; Stochastic optimization; Combinatorial optimization
Multi-objective optimization; Heuristic algorithms; Metaheuristics; Genetic algorithms; Evolutionary algorithms
Simulated annealing; Constraint programming; Discrete-event simulation; Agent-based modelling = agent-based modeling
System dynamics = system dynamics modelling; Simulation modelling = simulationsmodelle; Decision analysis
Multi-criteria decision analysis; Gurobi; CPLEX = ibm cplex, ilog cplex; AMPL; OR-Tools = google or-tools; AnyLogic; Arena simulation = rockwell arena
Simul8; FlexSim; Simio; Vensim; GAMS software; MATLAB = mathworks matlab; Simulink; GNU Octave; ?Julia = julia language
!Mathematica = wolfram mathematica; Maple software; SageMath; !LaTeX; SPSS = ibm spss; Stata; !SAS = sas programming, sas software; Base SAS; SAS Enterprise Guide
SAS macros; JMP = sas jmp; Minitab; EViews; Mplus; WinBUGS; OpenBUGS; ?Stan; RStan
Statistica software = tibco statistica; NVivo = nvivo software; MAXQDA; ATLAS.ti; Qualtrics; SurveyMonkey; LimeSurvey
REDCap; XLSTAT; R Markdown = rmarkdown; ?Quarto; Statistical graphics; Quantitative modelling = quantitative modeling
Quantitative finance; Financial mathematics = finanzmathematik, mathématiques financières; Derivative pricing; Option pricing
Time value of money; Portfolio optimization = portfolio optimisation; Value at risk; Copulas; Risk modelling = risk modeling
Actuarial mathematics = versicherungsmathematik, mathématiques actuarielles; Loss reserving models; Mortality tables = life tables
Computational geometry; Computational complexity = complexity theory; Coding theory; Signal analysis; Fourier analysis
Wavelet analysis; Chaos theory; Nonlinear dynamics; Dynamical systems; Mathematical biology = biomathematics
Mathematical physics; Quantitative reasoning = numerical reasoning; Maths tutoring; Mathematics education = mathematikdidaktik
Shop math = workshop mathematics, trade math; Business mathematics = kaufmännisches rechnen; Basic math skills = basic maths; Basic arithmetic = grundrechenarten
Spreadsheet modelling = spreadsheet modeling; Excel modelling = excel modeling
Mathematics = maths, mathematik, mathématiques, matemáticas; Forecasting; Optimization techniques = optimization methods, optimisation techniques; Optimization algorithms
Simulation techniques; Quantitative skills = quantitative analysis skills; Mathematical methods
[certification]
SAS Certified Specialist; SAS certification = sas certified; Chartered Statistician = !CStat; Accredited Professional Statistician = !PStat
INFORMS CAP = certified analytics professional; Chartered Mathematician = !CMath
[degree]
Mathematics degree = degree in mathematics, maths degree, mathematikstudium; Statistics degree = degree in statistics; Applied mathematics degree
Mathematisch-technischer Softwareentwickler = matse, mathematisch-technischer assistent; BUT Science des données; DUT STID
Quantitative field = quantitative discipline, quantitative degree, quantitative subject; STEM degree = degree in a stem field, stem discipline; Operations research degree; Econometrics degree
[domain]
Market research industry; Quantitative trading = quant trading; Survey research organizations; Polling industry
`
