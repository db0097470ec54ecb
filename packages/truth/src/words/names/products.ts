/** Programs that are called as a word of everyday; behind 'in' or 'using', or in a list of programs, with a capital, they are meant. */
export const products = `Access Acrobat Amadeus Amplify Animate Ashby Athena Bamboo Blender Buffer Canvas Chime Classroom Clio Clockify
Compass Concur Confluence Connect Copper Dart Deputy Docs Drift Drive Elements Epic Excel Expensify Express
Flask Forms Galileo Go Greenhouse Gusto Harvest Hive Illustrator Insightly Intercom Jira Keynote Lever Lexis
Lightroom Linear Make Meditech Meet Miro Monday Motion Mural Navisworks Node Notion Opera Oracle Outlook Pages
Pig Pipedrive Planner Premiere Procore Publisher Puppet React Relativity Remedy Revit Rhino Rippling Ruby Rust
Sage Salt Segment Sheets Shell Sketch Slack Slides Spark Square Stream Stripe Swift Tally Teams Toast Toggl
Trello Unity Vue Word Workday Zoom`
