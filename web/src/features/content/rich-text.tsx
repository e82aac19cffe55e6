import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { HtmlContent } from '#ui/html-content.tsx'
import { prepareText, type Text } from './prepare-text.ts'
import { readableText } from './text-style.ts'

export function useText(html: string): Text {
  const { t } = useTranslation('content')
  const tableName = t('page.table')
  return useMemo(() => prepareText(html, { tableName }), [html, tableName])
}

/** A text of the seller with reading styles. */
export const RichText = ({ text }: { text: Text }) => (
  <Box sx={readableText}>
    <HtmlContent html={text.html} />
  </Box>
)
