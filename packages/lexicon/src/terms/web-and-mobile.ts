export const webAndMobile = `
[skill]
JavaScript = js, ecmascript; ES6; Vanilla JavaScript; TypeScript = ?TS; HTML = html5; CSS = css3; HTML/CSS = html5/css3; !Sass = scss; !Less CSS; Tailwind CSS = ?Tailwind; WebAssembly = wasm
!React = react.js, reactjs, react js; Angular; AngularJS = angular.js, angular js; Vue.js = !Vue, vuejs, vue js; Vue 3; !Svelte; SvelteKit
Next.js = nextjs, next js; Nuxt = nuxt.js; Gatsby.js = gatsbyjs; ?Remix = remix.run; ?Astro = astro framework; SolidJS
Ember.js = emberjs; Backbone.js; Alpine.js; htmx; jQuery; Web components = custom elements; Redux; Redux Toolkit; MobX; RxJS; TanStack Query = react query; ?Zustand; State management; React hooks
Node.js = nodejs, node js, ?Node; Express.js = expressjs, express js, ?Express; NestJS = nest.js; Fastify
Deno; ?Bun = bun.js; ?Prisma = prisma orm; Sequelize; Mongoose ODM = mongoose.js; Socket.IO; WebSockets; WebRTC
GraphQL; Apollo GraphQL; Apollo Client; Apollo Server; tRPC; !AJAX = ?Ajax, asynchronous javascript; Bootstrap framework = !Bootstrap
Material UI = !MUI; Ant Design; Chakra UI; Styled Components; CSS Grid; Flexbox; BEM methodology
Webpack; ?Vite; ?Babel = babel.js; ESLint; ?Prettier = prettier.js; Rollup.js; ?Storybook = storybook.js; Micro frontends; Module federation; Monorepo; Nx monorepo; Turborepo; Chrome DevTools
D3.js = d3js; Three.js; Chart.js; WebGL; SVG; CSS animations; GSAP; HTML email; Email templates; Web typography
Front-end development = frontend, front-end, frontend development, front-end web development, frontend-entwicklung, développement front-end, desarrollo frontend; Front-end technologies
Front-end architecture; Pixel-perfect implementation = pixel-perfect
Full-stack development = full stack, fullstack, full-stack web development; Web development = webentwicklung, développement web, desarrollo web
Web applications = web application development, web apps, webanwendungen
LAMP stack = !LAMP; MERN stack = !MERN; MEAN stack; Single-page applications = !SPA; Progressive web apps = !PWA, progressive web applications
Server-side rendering; Static site generators; Jamstack; Web services
Web accessibility = a11y; Digital accessibility; WCAG = web content accessibility guidelines; WCAG 2.1; WCAG 2.2; WAI-ARIA = !ARIA; Section 508 = section 508 compliance; Screen readers
Responsive web design = responsive design; Mobile-first design = mobile-first; Cross-browser compatibility = browser compatibility; Cross-browser testing
Web performance optimization = web performance; Core Web Vitals
Lighthouse audits = google lighthouse; Website maintenance = webpflege; Website management; Web hosting
cPanel; Domain management = domain name management; Schema markup = structured data markup, schema.org
WordPress; WordPress development; WooCommerce; Elementor; Gutenberg blocks; Advanced Custom Fields
Drupal; Joomla; TYPO3; Contao; Headless CMS; Contentful; Strapi; Sanity CMS = sanity.io; Webflow; Wix; Squarespace
Adobe Experience Manager = !AEM; Sitecore; Umbraco; Kentico; Shopify; Shopify Plus; Shopify Liquid; Magento = adobe commerce
PrestaShop; Shopware; BigCommerce; Salesforce Commerce Cloud = demandware; SAP Commerce = hybris
Payment gateway integration = payment gateways; Stripe API; PayPal integration; Content delivery networks = !CDN; Browser extensions; Web crawling
Mobile development = mobile app development, mobile application development, app-entwicklung, développement mobile
Native apps = native mobile development; Cross-platform development; Hybrid apps; Mobile applications = mobile apps
Android; Android development; Android SDK; iOS; iOS development; iOS SDK; !Swift; SwiftUI; UIKit; Objective-C; Core Data; Kotlin; Jetpack Compose; Kotlin Multiplatform; Android Studio; Xcode
React Native; !Flutter; ?Dart; ?Expo = expo framework; Xamarin; .NET MAUI; ?Ionic = ionic framework
Apache Cordova = ?Cordova; PhoneGap; Capacitor.js; ?Electron = electron.js; Tauri; RxJava; RxSwift; Kotlin coroutines
App Store deployment = app store submission; App Store Connect; Google Play Console; Google Play Store
TestFlight; Fastlane; CocoaPods; Swift Package Manager; Firebase; Crashlytics; Push notifications; In-app purchases
MVVM; Model-view-controller = !MVC; Clean architecture; Mobile UI design; Material Design; Human Interface Guidelines; Deep linking; Offline-first; App store optimization = app store optimisation
ARKit; ARCore; Augmented reality; AR/VR; Virtual reality; Mixed reality; Extended reality = !XR
Voice user interfaces; Chatbot development = chatbots; Wearables; WearOS; watchOS; Bluetooth Low Energy = !BLE
Internet standards = web standards, w3c standards; HTTP protocol = ?HTTP; Web analytics implementation; Site migration; Landing pages = landing page design; DOM manipulation
Web technologies = internet technologies; JavaScript frameworks = javascript libraries; Front-end frameworks; CSS frameworks
CSS preprocessors; Content management systems = !CMS, redaktionssysteme; Technical SEO; Web content management = web content
[degree]
Desarrollo de Aplicaciones Web; Mediengestalter Digital und Print; BUT MMI; DUT MMI
[domain]
E-commerce platforms = online shop systems; Mobile games = mobile gaming
`
