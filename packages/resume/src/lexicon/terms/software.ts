export const software = `
[skill]
Python = python3; Java; JavaScript = js, ecmascript, es6; TypeScript = ts; C++ = cpp, c plus plus; C# = c sharp, csharp
?Go = golang; ?R = r programming, rstats, r studio, rstudio; ?C; !Rust; !Swift; Kotlin; Scala; Ruby; PHP; Perl; Haskell; Elixir; Erlang; Clojure
!Dart; Lua; Groovy; F#; Objective-C = objective c; Visual Basic = vb.net, vba; COBOL; Fortran; MATLAB; Bash = shell scripting, shell scripts, bash scripting
PowerShell; SQL; PL/SQL = plsql; T-SQL = tsql, transact-sql; HTML = html5; CSS = css3; !Sass = scss; GraphQL; WebAssembly = wasm; XML; JSON; YAML
Solidity; Assembly language; Verilog; VHDL
.NET = dotnet, .net core, .net framework; ASP.NET = asp.net core, asp.net mvc; Node.js = node js, nodejs; !Spring = spring framework; Spring Boot = springboot
!React = react.js, reactjs; React Native; Angular = angularjs, angular.js; Vue.js = vue, vuejs, vue js; Svelte; Next.js = nextjs, next js; Nuxt = nuxt.js
!Express = express.js, expressjs; NestJS = nest.js; Django; !Flask; FastAPI; Ruby on Rails = !Rails, ror; Laravel; Symfony; jQuery; Redux; Tailwind CSS = tailwind
Bootstrap; Webpack; !Vite; Flutter; Xamarin; !Ionic; !Electron; Qt; Hibernate; !JPA; Entity Framework; !Unity = unity3d; Unreal Engine = unreal; OpenGL; WebSockets = websocket
REST API = rest apis, restful api, restful apis, rest services, restful services, restful web services, !REST, restful; SOAP; gRPC; Protocol Buffers = protobuf; !API = apis, api design, api development
Microservices = microservice architecture, micro services, micro-services; Event-driven architecture = event driven architecture, event-driven systems; Domain-driven design = !DDD
Object-oriented programming = oop, object oriented programming, object-oriented design, object oriented design; Functional programming; Design patterns; Data structures; Algorithms
Distributed systems; Multithreading = multi-threading; Concurrency; System design; Software architecture; Software development; Web development; Front-end development = frontend, front-end, front end, frontend development
Back-end development = backend, back-end, back end, backend development; Full-stack development = full stack, full-stack, fullstack; Mobile development = mobile app development; Android; iOS; Embedded systems = embedded software; Firmware; RTOS
Unit testing = unit tests; Integration testing = integration tests; Test automation = automated testing, automated tests, automation testing; End-to-end testing = e2e, e2e testing, end to end testing
Test-driven development = tdd, test driven development; Behavior-driven development = bdd, behaviour-driven development; Regression testing; Load testing = performance testing; Quality assurance = qa
Selenium; !Cypress; Playwright; !Jest; Vitest; JUnit; pytest; !Mocha; !Cucumber; !Postman; JMeter
Git; GitHub; GitLab; Bitbucket; SVN = subversion; Code review = code reviews; Pair programming; Version control
Agile = agile methodologies, agile development, agile methodology; Scrum; Kanban; !SAFe; !Jira; Confluence; Trello; SDLC = software development life cycle, software development lifecycle
Technical documentation = technical writing; Debugging; Refactoring; Web accessibility = wcag, a11y; Responsive design; Open source; Computer graphics; Game development
OAuth = oauth2, oauth 2.0; !SAML; JWT; OpenID Connect = oidc; WordPress; Drupal; Shopify; Magento; Salesforce development = apex; ServiceNow; SharePoint; SAP ABAP = abap
`
