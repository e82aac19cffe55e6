import Paper from '@mui/material/Paper'
import type { HomeBlock } from '@vitrina/contract/site/site'
import { HtmlContent } from '#ui/html-content.tsx'
import { BlockHeading } from './block-heading.tsx'

type Text = Extract<HomeBlock, { kind: 'text' }>

export const TextBlock = ({ block }: { block: Text }) => (
  <section aria-labelledby={`home-${block.id}`}>
    <BlockHeading id={`home-${block.id}`} title={block.title} />
    <Paper variant="outlined" sx={{ px: 4, py: 3, '& > div > :first-child': { mt: 0 }, '& > div > :last-child': { mb: 0 } }}>
      <HtmlContent html={block.content} />
    </Paper>
  </section>
)
