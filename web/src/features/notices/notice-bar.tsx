import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiClose, mdiInformationOutline } from '@mdi/js'
import { HtmlContent } from '#ui/html-content.tsx'
import { Icon } from '#ui/icon.tsx'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

const icons = { info: mdiInformationOutline, success: mdiCheckCircleOutline, warning: mdiAlertOutline, error: mdiAlertCircleOutline }

type Props = { kind: NoticeKind; kindName: string; title: string; content: string; close?: { label: string; run: () => void } }

/** One message of the seller at the top of the page: a colour, an icon and a text for its kind. */
export const NoticeBar = ({ kind, kindName, title, content, close }: Props) => (
  <Box
    sx={(theme) => ({
      display: 'flex',
      alignItems: 'flex-start',
      gap: 2,
      // In line with the header, which is at most 1600 px wide.
      px: { xs: 4, sm: 'max(24px, calc(50% - 776px))' },
      py: 1.5,
      borderBottom: 1,
      borderColor: 'divider',
      bgcolor: `color-mix(in srgb, ${theme.vars?.palette[kind].main} 9%, ${theme.vars?.palette.background.paper})`,
      displayPrint: 'none',
    })}
  >
    <Icon path={icons[kind]} title={kindName} fontSize="small" sx={{ mt: '3px', color: `${kind}.main` }} />
    <Box sx={{ flexGrow: 1, minWidth: 0, py: '2px', display: 'flex', flexWrap: 'wrap', columnGap: 2, '& p': { m: 0 } }}>
      {title && (
        <Typography component="strong" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <HtmlContent html={content} lines={1} />
      </Box>
    </Box>
    {close && (
      <IconButton size="small" aria-label={close.label} onClick={close.run} sx={{ my: { xs: -2, sm: -0.5 }, mr: { xs: -3, sm: 0 }, p: 1 }}>
        <Icon path={mdiClose} fontSize="small" />
      </IconButton>
    )}
  </Box>
)
