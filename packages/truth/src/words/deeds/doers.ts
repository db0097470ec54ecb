import * as german from '../de/deeds/doers.ts'
import * as english from '../en/deeds/doers.ts'
import * as spanish from '../es/deeds/doers.ts'
import * as french from '../fr/deeds/doers.ts'

/** Opens what is said of a thing, with somebody else as its subject. */
export const relatives = [english.relatives, french.relatives, spanish.relatives].join('|')

/** Opens what is said of a person. */
export const whoWords = [english.whoWords, french.whoWords, spanish.whoWords].join('|')

/** Stands before somebody who is told of: 'the', 'our', 'another'. */
export const ownerWords = [english.ownerWords, french.ownerWords, spanish.ownerWords].join('|')

/** Stands before who does a thing that is told in the passive. */
export const byWords = [english.byWords, german.byWords, french.byWords, spanish.byWords].join('|')

/** Goes on with a list. */
export const listJoints = [
  english.deedJoints,
  german.listJoints,
  french.deedJoints,
  spanish.deedJoints,
].join('|')

/** Joins one deed to the next. */
export const deedJoints = [english.deedJoints, french.deedJoints, spanish.deedJoints].join('|')

/** What a verb with a subject ends with. */
export const finiteEndings = [
  english.finiteEndings,
  german.finiteEndings,
  french.finiteEndings,
  spanish.finiteEndings,
].join('|')

/** What a verb in the passive ends with. */
export const passiveEndings = [
  english.passiveEndings,
  german.passiveEndings,
  french.passiveEndings,
  spanish.passiveEndings,
].join('|')

/** Parts of words for people and bodies that do things. */
export const peopleParts = [
  english.peopleParts,
  german.peopleParts,
  french.peopleParts,
  spanish.peopleParts,
].join('|')

/** The person who tells, as who does a thing. */
export const selfWords = [
  english.selfWords,
  german.selfWords,
  french.selfWords,
  spanish.selfWords,
].join('|')

/** Others, as who does a thing. */
export const otherWords = [
  english.otherWords,
  german.otherWords,
  french.otherWords,
  spanish.otherWords,
].join('|')

/** Stands before who is not the one who does a thing. */
export const governingWords = [
  english.governingWords,
  german.governingWords,
  french.governingWords,
  spanish.governingWords,
].join('|')

/** Stands before who does a thing, somebody or something. */
export const agentWords = [
  english.agentWords,
  german.agentWords,
  french.agentWords,
  spanish.agentWords,
].join('|')
