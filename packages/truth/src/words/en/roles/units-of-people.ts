/** Where people work together: who runs one of these leads it. */
export const units = `kitchen office department team section shop store branch ward unit crew business school club bar restaurant firm company clinic site floor station hotel practice depot warehouse plant brigade shift division room center lab laboratory farm studio project program camp counter desk till reception library canteen cafe bakery salon gallery museum hall`

/** Who leads one of these gives it. */
export const lessons = `seminar session class workshop lesson tutorial lecture course tour discussion`
