import { localStore } from './storage.ts'

/** Read by public/boot.js. */
const OWN_VIEW = 'B2B_OWN_VIEW'

/** A guest's choice that only our database knows, under the uuid of this browser: a page drawn for any guest is not theirs from now on. */
export const markOwnView = (): void => localStore.set(OWN_VIEW, '1')
