/** What 'ran' may be told for, besides leading: giving an event, doing a job, keeping a machine at work. */
export const runs = `run hold host conduct organize give teach offer deliver provide lead operate administer process execute perform carry_out carried_out undertake undertook do did use launch start`
