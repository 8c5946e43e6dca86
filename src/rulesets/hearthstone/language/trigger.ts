/**
 * Something that responds to an event. Its fields are declared where all else about them stands (`effects/triggers`).
 * `subject`, `source`, `whose` and `queueIf` are tested when the queue is filled, `when` when the trigger is about to
 * resolve, `preCheck` when the Sequence starts (HS-R10b, HS-QUEUECOND, HS-TRIGCOND).
 */
// biome-ignore lint/suspicious/noEmptyInterface: its fields fill it
export interface Trigger {}
