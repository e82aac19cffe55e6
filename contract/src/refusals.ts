/** Why a rule of ours refuses a well-formed value; the server has a text for each in the caller's language. */
export type Refusal = 'precision' | 'oneOfTwo' | 'period' | 'phone' | 'kpp'

export const refusalParams = (refusal: Refusal) => ({ params: { refusal } })
