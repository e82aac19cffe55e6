import { type Motif, motifs } from './covers/motifs.ts'
import { readTextFile } from './text-file.ts'
import type { DemoPost } from './texts.ts'

/** The posts of a rubric, newest first; a post's file is its slug. */
export const readPosts = (folder: 'articles' | 'news', slugs: readonly string[]): DemoPost[] =>
  slugs.map((slug) => {
    const file = readTextFile(`${folder}/${slug}`)
    const [large, small] = file.list('cover').map(motifNamed)
    if (!large) throw new Error(`${slug} has no cover`)
    return { slug, title: file.localised('title'), lead: file.localised('lead'), cover: small ? [large, small] : [large], html: file.html }
  })

const isMotif = (name: string): name is Motif => Object.hasOwn(motifs, name)

function motifNamed(name: string): Motif {
  if (!isMotif(name)) throw new Error(`No motif is called ${name}`)
  return name
}
