import { plainClass } from '#ui/plain-class.ts'

/** Words for a screen reader, where the eye needs none. */
export const heard = plainClass(() => ({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}))
