/** Families of verbs of everyday doing. Format: see verbs-of-change.ts. */
export const verbsOfDoing = `
connect: link join attach hook_up terminate
terminate connect
commission start_up bring_into_service put_into_service
test_and_commission commission
operate: run use work handle drive control operation
run: operate hold conduct organize host
conduct: hold run perform lead_through carry_out do give deliver
perform: carry_out do conduct execute complete undertake
inspect_and_test test inspect
drive haul transport deliver
haul: transport carry drive move
transport: carry move haul ship convey deliver bring
deliver: bring hand_over supply provide give distribute drop_off
deliver: provide give run teach present
`
