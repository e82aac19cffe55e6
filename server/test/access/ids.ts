/** Ids that no table gives out. */
export const NO_NUMBER = 2_000_000_000
export const NO_UUID = '00000000-0000-4000-8000-000000000000'
export const wrongNumbers = ['abc', '0', '-1', '1.5', '99999999999999', "1' or '1'='1", '%00'] as const
export const wrongUuids = ['abc', '0', '00000000-0000-4000-8000-00000000000', "' or 1=1", '%00'] as const
/** Wrong ids for kinds whose id is any text. */
export const wrongTexts = ['..%2f', '%00', "' or 1=1", 'a'.repeat(300)] as const
