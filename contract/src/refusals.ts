/** Why a rule of ours refuses a value that has the right form; the server says it in the caller's language. */
export type Refusal = 'precision' | 'oneOfTwo' | 'period' | 'phone' | 'kpp'

export const because = (refusal: Refusal) => ({ params: { refusal } })
