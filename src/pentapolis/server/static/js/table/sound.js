/** Three quiet sounds, made on the spot: wood (my turn), paper (a card), seal (something is completed). Off until switched on. */

/** @type {AudioContext | null} */
let audio = null;

/** @param {"turn" | "card" | "seal"} name */
export function play(name) {
  audio ??= new AudioContext();
  const at = audio.currentTime + 0.01;
  if (name === "turn") knock(audio, at, 320, 0.12);
  else if (name === "card") rustle(audio, at);
  else {
    knock(audio, at, 140, 0.25);
    knock(audio, at + 0.07, 95, 0.3);
  }
}

/**
 * A tap on wood: a short tone that falls.
 * @param {AudioContext} context
 * @param {number} at s
 * @param {number} pitch Hz
 * @param {number} length s
 */
function knock(context, at, pitch, length) {
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + length / 3);
  tone.connect(fading(context, at, 0.16, length));
  tone.start(at);
  tone.stop(at + length);
}

/** Paper: a breath of filtered noise. @param {AudioContext} context @param {number} at */
function rustle(context, at) {
  const length = 0.09;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = 3200;
  noise.connect(filter).connect(fading(context, at, 0.05, length));
  noise.start(at);
}

/** @param {AudioContext} context @param {number} at @param {number} loud @param {number} length */
function fading(context, at, loud, length) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}
