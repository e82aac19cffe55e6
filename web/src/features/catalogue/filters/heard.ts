import { styled } from '@mui/material/styles'

/** Words for a screen reader, where the eye needs none. */
export const Heard = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
