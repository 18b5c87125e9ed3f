import { Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSite } from '~/lib/site.ts';
import { IconButton } from '~/ui/button.tsx';
import { closedFact, mutedFact, recall, remember } from './chat-memory.ts';
import { playChatSound } from './chat-sound.ts';
import styles from './chat-widget.module.css';
import { chat } from './home-content.ts';
import { TutorPortrait } from './tutor-portrait.tsx';
import { whatsAppLink } from './whatsapp-link.rules.ts';

const noticeAfterMs = 5000;

/** A tutor to write to, in the corner. After five seconds she says so herself, once in a session. */
export function ChatWidget() {
  const { chatTutor, chatPhone, name } = useSite();
  const { noticed, muted, close, setMuted } = useNotice();
  const address = whatsAppLink(chatPhone, chat.message(name));
  return (
    <section className={styles.chat} aria-label="Chat with a tutor" data-print="hide">
      <div role="status">
        {noticed && (
          <div className={styles.notice}>
            <p>{chat.greeting(chatTutor)}</p>
          </div>
        )}
      </div>
      {noticed && (
        <div className={styles.tools}>
          <IconButton
            size="sm"
            label={muted ? 'Turn the sound on' : 'Mute the sound'}
            icon={muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            onClick={() => setMuted(!muted)}
          />
          <IconButton size="sm" label="Close the message" icon={<X aria-hidden="true" />} onClick={close} />
        </div>
      )}
      <a href={address} target="_blank" rel="noopener noreferrer" className={styles.launcher}>
        <span className={styles.portrait}>
          <TutorPortrait />
          {noticed && <span className={styles.dot} aria-hidden="true" />}
        </span>
        <span className={styles.who}>
          <strong>
            <span className="visually-hidden">Chat on WhatsApp with </span>
            {chatTutor}
          </strong>
          <span>{chatPhone}</span>
        </span>
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </section>
  );
}

function useNotice() {
  const [noticed, setNoticed] = useState(false);
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    setMuted(recall(mutedFact));
    if (recall(closedFact)) return;
    const timer = setTimeout(() => {
      setNoticed(true);
      if (!recall(mutedFact)) void playChatSound();
    }, noticeAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return {
    noticed,
    muted,
    close: () => {
      remember(closedFact, true);
      setNoticed(false);
    },
    setMuted: (wanted: boolean) => {
      remember(mutedFact, wanted);
      setMuted(wanted);
    },
  };
}
