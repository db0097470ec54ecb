import { eachNode, type PlanNode } from './watch.ts'

/** Rows that a plan looked at in tables, wanted or not. */
export function countRows(plan: PlanNode): number {
  let rows = 0
  for (const node of eachNode(plan)) {
    if (!node['Relation Name']) continue
    const each =
      (node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)
    rows += each * (node['Actual Loops'] ?? 1)
  }
  return Math.round(rows)
}

/** Large tables that a plan reads as a whole. */
export function findScans(plan: PlanNode, large: Set<string>): string[] {
  return [...eachNode(plan)]
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '')
}
