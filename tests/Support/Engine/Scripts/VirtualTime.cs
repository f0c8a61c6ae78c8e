namespace Roundup.Tests.Scripts;

/// <summary>
/// A clock that nobody waits for. A scripted worker answers before its host goes on, so whoever waits waits for the clock alone: timers
/// fire at once, in the order of their time, and the clock jumps to each. What a worker takes is added to it by its script.
/// </summary>
internal sealed class VirtualTime : TimeProvider
{
    private static readonly DateTimeOffset s_start = new(2026, 1, 1, 0, 0, 0, TimeSpan.Zero);

    private readonly Lock _lock = new();
    private readonly PriorityQueue<Timer, (TimeSpan Due, long Number)> _waiting = new();
    private readonly PriorityQueue<Action, TimeSpan> _events = new();
    private TimeSpan _now;
    private long _timers;
    private bool _isFiring;

    public override long TimestampFrequency => TimeSpan.TicksPerSecond;

    public override TimeZoneInfo LocalTimeZone => TimeZoneInfo.Utc;

    /// <summary>The time since the start.</summary>
    public TimeSpan Now
    {
        get
        {
            lock (_lock)
            {
                return _now;
            }
        }
    }

    /// <summary>Lets time pass, as for work that takes so long.</summary>
    public void Pass(TimeSpan time)
    {
        lock (_lock)
        {
            _now += time;
        }
    }

    /// <summary>Does something at a time, if anybody waits until then.</summary>
    public void At(TimeSpan time, Action act)
    {
        lock (_lock)
        {
            _events.Enqueue(act, time);
        }
    }

    public override long GetTimestamp() => Now.Ticks;

    public override DateTimeOffset GetUtcNow() => s_start + Now;

    public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)
    {
        period.ShouldBe(Timeout.InfiniteTimeSpan, "nobody needs a timer that repeats");
        var timer = new Timer(this, () => callback(state));
        timer.Change(dueTime, period);
        return timer;
    }

    private void Start(Timer timer, TimeSpan due)
    {
        lock (_lock)
        {
            _waiting.Enqueue(timer, (due, ++_timers));
            timer.Number = _timers;
            if (_isFiring)
            {
                return;
            }

            _isFiring = true;
        }

        ThreadPool.UnsafeQueueUserWorkItem(_ => Fire(), null);
    }

    private void Fire()
    {
        while (Next() is { } act)
        {
            act();
        }
    }

    /// <summary>The next timer or event, to whose time the clock has jumped; null where nobody waits any more.</summary>
    private Action? Next()
    {
        lock (_lock)
        {
            while (_waiting.TryPeek(out var timer, out var at))
            {
                if (timer.Number != at.Number)
                {
                    _waiting.Dequeue();
                    continue;
                }

                var isEvent = _events.TryPeek(out _, out var due) && due <= at.Due;
                var next = isEvent ? due : at.Due;
                _now = next > _now ? next : _now;
                return isEvent ? _events.Dequeue() : _waiting.Dequeue().Act;
            }

            _isFiring = false;
            return null;
        }
    }

    private sealed class Timer(VirtualTime time, Action act) : ITimer
    {
        /// <summary>Which of the times that it was started counts; 0 where it is stopped.</summary>
        public long Number { get; set; }

        public Action Act => act;

        public bool Change(TimeSpan dueTime, TimeSpan period)
        {
            Dispose();
            if (dueTime != Timeout.InfiniteTimeSpan)
            {
                time.Start(this, time.Now + dueTime);
            }

            return true;
        }

        public void Dispose()
        {
            lock (time._lock)
            {
                Number = 0;
            }
        }

        public ValueTask DisposeAsync()
        {
            Dispose();
            return ValueTask.CompletedTask;
        }
    }
}
