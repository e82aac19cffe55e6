import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiClose } from '@mdi/js'
import type { Survey } from '@vitrina/contract/site'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#parts/site/use-site.ts'
import { useBottomRoom } from '#ui/bottom-room.ts'
import { HtmlContent } from '#ui/html-content.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePhone } from '#ui/use-desktop.ts'
import { useAnswerSurvey, useForgetSurvey } from './survey.api.ts'
import { SurveyForm } from './survey-form.tsx'

/** A small card in the corner opposite the chat button; it asks first, and grows only when the person agrees. */
export function SurveyCard({ survey }: { survey: Survey }) {
  const { t } = useTranslation('survey')
  const { config } = useSite()
  const side = config.chatButton.side === 'left' ? 'right' : 'left'
  const above = useBottomRoom(side)
  const isPhone = usePhone()
  const [isAnswering, setIsAnswering] = useState(false)
  const reply = useAnswerSurvey()
  const forget = useForgetSurvey()
  const id = useId()

  const dismiss = () => {
    forget()
    // Put off on this screen at once; when the server did not hear it, the survey is simply offered another day.
    reply.mutate({ id: survey.id, dismissed: true, answers: {} })
  }
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{
        position: 'fixed',
        bottom: above + (isPhone ? 8 : 16),
        // On a phone the chat button keeps its corner.
        ...(isPhone && !isAnswering && { [side]: 8, width: 'calc(100% - 96px)' }),
        ...(isPhone && isAnswering && { left: 8, right: 8 }),
        ...(!isPhone && { [side]: 16, width: 360 }),
        maxHeight: `calc(100dvh - ${above + 96}px)`,
        overflowY: 'auto',
        zIndex: isAnswering ? 'drawer' : 'fab',
        boxShadow: 4,
        p: 4,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Typography id={id} component="h2" sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {survey.title}
        </Typography>
        <IconButton size="small" aria-label={t('close')} onClick={dismiss} sx={{ m: -1 }}>
          <Icon path={mdiClose} fontSize="small" />
        </IconButton>
      </Box>
      {isAnswering ? (
        <SurveyForm survey={survey} onDone={forget} />
      ) : (
        <>
          <Box sx={{ mt: 1, fontSize: 13, color: 'text.secondary', '& p': { m: 0 } }}>
            {survey.content ? <HtmlContent html={survey.content} lines={1} /> : t('questions', { count: survey.questions.length })}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
            <Button size="small" variant="contained" onClick={() => setIsAnswering(true)}>
              {t('answer')}
            </Button>
            <Button size="small" color="inherit" onClick={dismiss}>
              {t('later')}
            </Button>
          </Box>
        </>
      )}
    </Paper>
  )
}
