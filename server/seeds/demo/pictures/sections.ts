import { block, picture } from './canvas.ts'
import { grey } from './tones.ts'

export const sectionPicture = (_: { code: string }) => picture(block([90, 100, 200, 220], grey))
