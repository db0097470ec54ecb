export {
  InputError,
  isFolder,
  readFields,
  readJson,
  readJsonLines,
  readText,
  resolvePath,
} from './input.ts'
export { runProgram, type Typed } from './run-program.ts'
export { startProgram, writeFolder } from './start-program.ts'
