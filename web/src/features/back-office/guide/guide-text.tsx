import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Anchor } from '#ui/anchor.tsx'
import type { Block, Inline } from './guide-blocks.rules.ts'
import { guideLink } from './guide-pages.ts'

function Words({ parts }: { parts: Inline[] }) {
  return parts.map((part, place) => {
    if (part.kind === 'bold') return <strong key={place}>{part.text}</strong>
    if (part.kind === 'link')
      return (
        <Anchor key={place} href={guideLink(part.to)}>
          {part.text}
        </Anchor>
      )
    return part.text
  })
}

/** Pictures are taken from the running shop at this size. */
const PICTURE = { width: 1280, height: 800 }

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading')
    return (
      <Typography variant="h2" sx={{ mt: 6 }}>
        {block.text}
      </Typography>
    )
  if (block.kind === 'picture')
    return (
      <Box component="figure" sx={{ m: 0 }}>
        <Box
          component="img"
          src={`/guide/${block.name}.jpg`}
          alt={block.caption}
          width={PICTURE.width}
          height={PICTURE.height}
          loading="lazy"
          sx={{ display: 'block', width: 1, height: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
        />
      </Box>
    )
  if ('items' in block)
    return (
      <Box component={block.kind === 'list' ? 'ul' : 'ol'} sx={{ m: 0, pl: 6, display: 'grid', gap: 2 }}>
        {block.items.map((parts, place) => (
          <li key={place}>
            <Words parts={parts} />
          </li>
        ))}
      </Box>
    )
  const isNote = block.kind === 'note'
  return (
    <Box sx={isNote ? { borderLeft: 4, borderColor: 'warning.main', bgcolor: 'action.hover', px: 4, py: 3 } : undefined}>
      <Words parts={block.parts} />
    </Box>
  )
}

export function GuideText({ blocks }: { blocks: Block[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, typography: 'body1', lineHeight: 1.6 }}>
      {blocks.map((block, place) => (
        <BlockView key={place} block={block} />
      ))}
    </Box>
  )
}
