using Roundup.Engine;

namespace Roundup.Cli.Progress;

internal sealed class PaceEstimate(RunStage stage, TimeProvider time)
{
    // With less than this the pace is a guess that would jump about.
    private static readonly TimeSpan s_minimumElapsed = TimeSpan.FromSeconds(3);

    // One call builds everything: packages are restored before the first unit is finished, and units differ in size.
    private const double MinimumBuildShare = 1 / 3.0;

    private Point _origin;
    private Point _last;
    private int _firstDone;
    private int _lastStep;
    private int _total;
    private bool _hasStarted;

    public void Record(int done, int total)
    {
        var point = new Point(done, time.GetTimestamp());
        _total = total;

        // A resumed run begins with steps done, which took no time now; a unit that is built again is no longer done.
        if (!_hasStarted || done < _last.Done)
        {
            (_hasStarted, _firstDone, _lastStep) = (true, done, 0);
            _origin = _last = point;
        }
        else if (done > _last.Done)
        {
            if (stage == RunStage.Build && _last.Done == _firstDone)
            {
                _origin = point;
            }

            _lastStep = done - _last.Done;
            _last = point;
        }
    }

    // Null while it cannot be known.
    public TimeSpan? Remaining()
    {
        var paced = _last.Done - _origin.Done;
        var now = time.GetTimestamp();
        if (paced <= 0 || time.GetElapsedTime(_origin.At, now) < s_minimumElapsed
            || (stage == RunStage.Build && _last.Done - _firstDone < MinimumBuildShare * (_total - _firstDone)))
        {
            return null;
        }

        // The estimate of the last finished step counts down, but not below what it would be if the next step ended now.
        var waited = time.GetElapsedTime(_last.At, now);
        var countdown = At(_last.At, _last.Done, paced) - waited;
        var ifNextEndsNow = At(now, Math.Min(_total, _last.Done + _lastStep), paced + _lastStep);
        return countdown > ifNextEndsNow ? countdown : ifNextEndsNow;
    }

    private TimeSpan At(long at, int done, int paced) => time.GetElapsedTime(_origin.At, at) * ((_total - done) / (double)paced);

    private readonly record struct Point(int Done, long At);
}
