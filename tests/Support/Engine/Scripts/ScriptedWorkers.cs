namespace Roundup.Tests.Scripts;

/// <summary>Workers in memory: each does what the script of its row says, and else what a good row does.</summary>
internal sealed class ScriptedWorkers : IWorkers
{
    private readonly Dictionary<string, Func<ScriptedStep, Act?>> _scripts = [];
    private readonly Dictionary<string, int> _started = [];
    private readonly List<ScriptedProcess> _processes = [];

    public VirtualTime Clock { get; } = new();

    public TimeProvider Time => Clock;

    /// <summary>The time of a call, ns.</summary>
    public double NsPerCall { get; init; } = 1000;

    /// <summary>The time of a call of a row in a shape, where that is not the same for all.</summary>
    public Func<string, Shape, double>? TimeOf { get; init; }

    /// <summary>The instructions of a call.</summary>
    public long InstructionsPerCall { get; init; } = 1000;

    /// <summary>By how many instructions each process counts more than the one before it.</summary>
    public long InstructionsByChance { get; init; }

    /// <summary>Called with each step of each worker, before its script.</summary>
    public Action<ScriptedStep>? Watch { get; set; }

    /// <summary>All processes that were started, in order.</summary>
    public IReadOnlyList<ScriptedProcess> Processes
    {
        get
        {
            lock (_processes)
            {
                return [.. _processes];
            }
        }
    }

    /// <summary>Says what a row does at a step; null: what a good row does.</summary>
    public void Script(string row, Func<ScriptedStep, Act?> script) => _scripts[row] = script;

    public IWorkerProcess Start(WorkerProgram program, IReadOnlyList<string>? arguments)
    {
        ScriptedProcess process;
        lock (_processes)
        {
            process = new(this, _processes.Count, ScriptedBuilds.LibraryOf(program.Assembly)) { Under = program.Under };
            _processes.Add(process);
        }

        process.Begin(arguments);
        return process;
    }

    /// <summary>The part of the time that the machine gives to a loop that wants all.</summary>
    public double Share { get; set; } = 1;

    /// <summary>Whether a worker is asked again alone.</summary>
    public bool HasLoop { get; private set; }

    public IReferenceLoop StartLoop() => new ScriptedLoop(this);

    public void KeepOff(int process, bool isWorker, int timed)
    {
    }

    public void Release(int process, bool isWorker)
    {
    }

    /// <summary>The number of the next process of a row, from 1.</summary>
    internal int NumberOf(string row)
    {
        lock (_processes)
        {
            return _started[row] = _started.GetValueOrDefault(row) + 1;
        }
    }

    internal Act? ActOf(ScriptedStep step)
    {
        Watch?.Invoke(step);
        return _scripts.GetValueOrDefault(step.Row)?.Invoke(step);
    }

    private sealed class ScriptedLoop : IReferenceLoop
    {
        private readonly ScriptedWorkers _workers;
        private readonly TimeSpan _began;

        public ScriptedLoop(ScriptedWorkers workers)
        {
            (_workers, _began) = (workers, workers.Clock.Now);
            workers.HasLoop = true;
        }

        public TimeSpan Given => (_workers.Clock.Now - _began) * _workers.Share;

        public void Dispose() => _workers.HasLoop = false;
    }

    /// <summary>What a row writes for the first value of a dataset: the names of both, and a value.</summary>
    internal static string Payload(string row, string dataset) =>
        string.Create(CultureInfo.InvariantCulture, $$"""{"row":"{{row}}","dataset":"{{dataset}}","Text":"note 0"}""");
}
