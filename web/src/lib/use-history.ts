import { type RouterHistory, useRouter } from '@tanstack/react-router'

/** The browser's history by plain addresses; the router types it loosely. */
export const useHistory = (): RouterHistory => useRouter().history as RouterHistory
