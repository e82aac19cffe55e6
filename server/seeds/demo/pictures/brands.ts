import { letters, picture, type Tint } from './canvas.ts'

export const brandLogo = ({ name, tint }: { name: string; tint: Tint }) => picture(letters([200, 200], name, tint.main, 40))
