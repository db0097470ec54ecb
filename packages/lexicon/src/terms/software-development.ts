export const softwareDevelopment = `
[skill]
Python = python3; Java = core java, java se; C++ = cpp, c plus plus; C# = c sharp, csharp; ?C = c programming, ansi c
?Go = golang; !Rust; Scala; ?Ruby; PHP; Perl; Haskell; ?Elixir; Erlang; Clojure; Lua
?Groovy; F#; Visual Basic = !VB; VB.NET = visual basic .net; !VBA = visual basic for applications
VB6
COBOL; Fortran; ?Delphi = object pascal; ?Ada; OCaml; ?Lisp; Tcl = tcl/tk; ?Smalltalk
Assembly language = assembly programming, assembler programming, x86 assembly; !Bash = bash scripting
Shell scripting = shell scripts; Scripting languages = ?scripting; PowerShell; Embedded C
Unix shell
Mainframe = mainframe systems; IBM i = as/400, as400, iseries; RPGLE; JCL; CICS; SAP ABAP = abap
IBM RPG
SAP Fiori = fiori; SAPUI5; Salesforce development; Salesforce Apex = ?Apex; Lightning web components
.NET = dotnet; ASP.NET; Blazor; WPF = windows presentation foundation; WinForms = windows forms; !WCF; !LINQ; Entity Framework
.NET Core; .NET Framework; ASP.NET Core; ASP.NET MVC; EF Core
?Spring = spring framework; Spring Boot = springboot; Spring MVC; Spring Security; Spring Cloud; ?Hibernate = hibernate orm; JPA = java persistence api; Jakarta EE = java ee, j2ee, jee; JDBC; !JSP
JavaFX; Quarkus; Micronaut; Django; ?Flask; FastAPI; ?Celery; SQLAlchemy; Ruby on Rails = ?Rails, !RoR; Laravel; Symfony; Zend Framework; CodeIgniter; !Qt; C++ STL = standard template library
REST API = rest services, restful api, restful services, restful web services, !REST, !RESTful, ?restful; SOAP web services = ?SOAP, soap api
gRPC; Protocol Buffers = protobuf; OpenAPI = openapi specification
!Swagger
API development; API integration; XML; JSON; YAML; Regular expressions = regex; !UML = unified modeling language
API design; !API; Third-party integrations
Microservices = microservice architecture, micro services; Event-driven architecture = event-driven systems; Domain-driven design = !DDD
Service-oriented architecture = !SOA; CQRS; Event sourcing; Design patterns; SOLID principles
Object-oriented programming = oop, object-oriented development, objektorientierte programmierung
Object-oriented design
Functional programming; Data structures; Algorithms = algorithm design; Clean code
Distributed systems = distributed computing; Multithreading = multi-threading, multithreaded programming; Concurrency = concurrent programming; Parallel computing = parallel programming
High-performance computing = !HPC; CUDA; OpenMP; OpenCL; System design; Software architecture = softwarearchitektur, architecture logicielle; Software design; Scalability = scalable systems
Software development = software engineering, softwareentwicklung, développement logiciel, desarrollo de software
Back-end development = backend, back-end, backend development, server-side development, backend-entwicklung
Computer programming = programming skills, ?programming, programmierung
Programming languages = programmiersprachen, langages de programmation, lenguajes de programación
SDLC = software development life cycle, software development lifecycle, software lifecycle, software development process; Technical specifications; Technical debt
Desktop applications = desktop application development; Embedded software = embedded programming, embedded development
Embedded systems
Device drivers = driver development; Linux kernel; Compilers = compiler design
Software testing = qa testing; Unit testing = unit tests, tests unitaires
Software quality assurance = software qa
Integration testing = integration tests; System testing; Functional testing; Regression testing
Test automation = automated testing, automated tests, automation testing; End-to-end testing = e2e, e2e testing
Performance testing; Load testing; User acceptance testing = !UAT; Exploratory testing; Manual testing
Test-driven development = tdd; Behavior-driven development = bdd, behaviour-driven development; API testing
Test planning = test plans; Test case design = test cases; Defect tracking = bug tracking; Bug fixing = bug fixes
Issue tracking
Selenium; ?Cypress; ?Playwright; ?Jest; Vitest; JUnit; TestNG; NUnit; pytest; ?Mocha
Selenium WebDriver
?Cucumber; ?Gherkin; ?Postman; JMeter; LoadRunner; Robot Framework; Appium; TestRail; Mockito; RSpec; SoapUI
Git; GitHub; GitLab; Bitbucket; SVN = !Subversion, apache subversion; Perforce; Team Foundation Server = !TFS
Version control = source control, version control systems, versionsverwaltung, source code management
Gitflow = git flow; Release management
Code review = peer code review; Pair programming; Debugging; Refactoring = code refactoring; Performance optimization = performance tuning, performance optimisation; Static code analysis
!Maven = apache maven; Gradle; npm; CMake; ?Yarn; NuGet; !Bazel; SonarQube; Visual Studio; Visual Studio Code = vs code, vscode
IntelliJ IDEA = intellij; Eclipse IDE = ?Eclipse; PyCharm; Coding standards; Software documentation
GitHub Copilot; AI coding assistants = ai-assisted development, ai-assisted coding, ai coding tools; Cursor IDE
Claude Code; Technical documentation = technische dokumentation, documentation technique; Technical writing
Agile development = agile methodology, agile methods, agile software development, agile practices, !Agile, méthodes agiles, metodologías ágiles
Scrum; Kanban; !SAFe = scaled agile framework, scaled agile
Extreme programming; Sprint planning; Jira = atlassian jira; !Confluence; !Redmine; YouTrack
Message queues; RabbitMQ; Apache Kafka = kafka; ActiveMQ; IBM MQ = websphere mq
Message broker; Messaging systems
NATS messaging = nats.io; Enterprise service bus = !ESB; MuleSoft; Apache Camel; !Boomi = dell boomi; TIBCO; BizTalk
NATS JetStream
Application servers; WebSphere; WebLogic; JBoss = wildfly; Tomcat = apache tomcat; System integration; ServiceNow; SharePoint; Camunda; !Odoo
Enterprise application integration
Low-code development = low-code, low-code platforms; Power Platform = microsoft power platform; Power Apps = powerapps; Power Automate; OutSystems; Mendix; !Pega = pegasystems; Guidewire
No-code
Robotic process automation = !RPA; UiPath; Automation Anywhere; Blue Prism; Internationalization = i18n; Open-source software = open source; Legacy modernization = legacy system modernization
Game development; ?Unity = unity3d, unity engine; Unreal Engine = !Unreal
Game programming; Gameplay programming
!Godot; OpenGL; Vulkan API; DirectX; Computer graphics = graphics programming; Shader programming; HLSL; GLSL
Blockchain development; Smart contracts; !Solidity; Ethereum; Hyperledger
Distributed ledger technology
Application development = application software development; Enterprise applications = enterprise software development; Code quality; Technical leadership = tech lead experience
Quality assurance = !QA, assurance qualité; Middleware; Back-end frameworks; Web frameworks; Software engineering principles = software engineering practices
Engineering best practices
[certification]
ISTQB = istqb certified tester; Oracle Certified Professional Java = oracle certified java programmer; iSAQB; Microsoft Certified
ISTQB Foundation Level; CPSA-F
[degree]
Fachinformatiker = fachinformatikerin, ausbildung zum fachinformatiker; Fachinformatiker Anwendungsentwicklung = fachinformatiker für anwendungsentwicklung
BTS SIO; Desarrollo de Aplicaciones Multiplataforma; Coding bootcamp = coding boot camp
[domain]
SaaS = software as a service; Software industry; Games industry = video game industry, video games, gaming industry; Blockchain; Enterprise software
Web3
`
