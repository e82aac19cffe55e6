import { plainClass } from '#ui/plain-class.ts'

/** Visually hidden text for screen readers. */
export const visuallyHidden = plainClass(() => ({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}))
