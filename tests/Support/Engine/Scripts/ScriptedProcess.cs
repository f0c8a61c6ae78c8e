using System.Threading.Channels;
using Roundup.Protocol.Checks;
using Roundup.Protocol.Fidelity;
using Roundup.Protocol.FirstCall;
using Roundup.Protocol.Instructions;
using Roundup.Protocol.Speed;

namespace Roundup.Tests.Scripts;

/// <summary>
/// A worker in memory. It reads and writes the lines of the protocol as a real one does, and answers before the call of
/// <see cref="SendAsync"/> returns.
/// </summary>
/// <param name="workers">All workers, with their scripts and their clock.</param>
/// <param name="number">Its number, from 0.</param>
/// <param name="library">The library that it was built for.</param>
internal sealed class ScriptedProcess(ScriptedWorkers workers, int number, string library) : IWorkerProcess
{
    /// <summary>No system gives so high an id to a process.</summary>
    private const int FirstId = 1_000_000_000;

    private const int Killed = 137;

    /// <summary>Its reader goes on before time does.</summary>
    private readonly Channel<MessageReader> _answers =
        Channel.CreateUnbounded<MessageReader>(new UnboundedChannelOptions { AllowSynchronousContinuations = true });

    private readonly Dictionary<string, int> _times = [];
    private readonly List<OpenCommand> _open = [];
    private readonly List<double> _prepared = [];
    private int _place;
    private int _ordinal;
    private string? _row;
    private string? _way;
    private string? _from;
    private bool _isSilent;

    public int Id => FirstId + number;

    public long? Started { get; } = 1;

    public long StartTicks { get; } = workers.Time.GetTimestamp();

    public string FamilyMark { get; } = Guid.NewGuid().ToString("N");

    public ChannelReader<MessageReader> Answers => _answers.Reader;

    public bool HasExited { get; private set; }

    public int ExitCode { get; private set; }

    public string Errors { get; private set; } = "";

    public Task ErrorsEnd => Task.CompletedTask;

    public long? ResidentBytes { get; private set; } = 50_000_000;

    /// <summary>The program that runs it, with its arguments; empty: none does.</summary>
    public IReadOnlyList<string> Under { get; init; } = [];

    /// <summary>Whether Roundup killed it.</summary>
    public bool WasKilled { get; private set; }

    /// <summary>Whether what it left was removed.</summary>
    public bool IsCleanedUp { get; private set; }

    /// <summary>The row whose case it opened first; null before that.</summary>
    public string? Row => _row;

    /// <summary>Starts it: with arguments it makes first calls, without it says that it is ready.</summary>
    public void Begin(IReadOnlyList<string>? arguments)
    {
        if (arguments is not null)
        {
            MakeFirstCalls(arguments);
        }
        else if (Goes("start"))
        {
            Send(new ReadyAnswer(".NET 10.0.0", [KeyValuePair.Create("Garbage collector", "workstation")], []));
        }
    }

    /// <summary>Says something that nobody waited for until now.</summary>
    public void Say(IMessage message) => Send(message);

    /// <summary>Takes memory.</summary>
    public void Grow(long bytes) => ResidentBytes = bytes;

    /// <summary>Ends by itself.</summary>
    public void Die(int exitCode, string errors = "") => Exit(exitCode, errors);

    public Task SendAsync(string line, CancellationToken cancellation)
    {
        if (HasExited)
        {
            throw new IOException("Broken pipe");
        }

        if (!_isSilent)
        {
            Handle(new MessageReader(line));
        }

        return Task.CompletedTask;
    }

    public void Kill()
    {
        WasKilled = true;
        Exit(Killed, "");
    }

    public void CleanUp()
    {
        HasExited.ShouldBeTrue("files of a process are removed after it");
        IsCleanedUp = true;
    }

    public void Dispose() => HasExited.ShouldBeTrue("no process is left behind");

    private void Handle(MessageReader command)
    {
        switch (command.Name)
        {
            case "open":
                Open(OpenCommand.Type.Read(command));
                break;
            case "use":
                _place = UseCommand.Type.Read(command).Place;
                Answer("use", new UsedAnswer());
                break;
            case "verify":
                VerifyCommand.Type.Read(command);
                Verify();
                break;
            case "failure":
                FailureCommand.Type.Read(command);
                Answer("failure", new FailedAnswer("FormatException: a value", []));
                break;
            case "keep":
                Keep(KeepCommand.Type.Read(command).Path);
                break;
            case "check":
                Answer("check", Compared(CompareAgainCommand.Type.Read(command).PayloadPath));
                break;
            case "show":
                InspectCommand.Type.Read(command);
                Answer("show", new ShownAnswer([]));
                break;
            case "prepare":
                var isSerialize = PrepareCommand.Type.Read(command).Serialize;
                _prepared.Add(NsPerCall);
                Answer("prepare", new PreparedAnswer(), isSerialize);
                break;
            case "warm":
                Warm(WarmCommand.Type.Read(command));
                break;
            case "pin":
                Answer("pin", new PinnedAnswer(PinCommand.Type.Read(command).Processor));
                break;
            case "launch":
                LaunchCommand.Type.Read(command);
                Answer("launch", new LaunchAnswer(new() { [LaunchQuantities.PeakMemoryBytes] = ResidentBytes }));
                break;
            case "empty":
                EmptyLoopCommand.Type.Read(command);
                Answer("empty", new EmptyLoopAnswer(0.5));
                break;
            case "batch":
                Batch(BatchCommand.Type.Read(command));
                break;
            case "count":
                Count(CountCommand.Type.Read(command));
                break;
            case "hidden":
                var hidden = HiddenCommand.Type.Read(command);
                Answer("hidden", new HiddenAnswer(null, new HiddenWork { AllocatedBytes = 128 }), hidden.Serialize);
                break;
            case "probe":
                Open(ProbeCommand.Type.Read(command));
                break;
            case "round-trip":
                _way = $"{RoundTripCommand.Type.Read(command).Way}";
                Announce("Serialize of value 0");
                Answer("round-trip", FactsAnswer.Of(CheckFacts.Passed));
                break;
            case "write":
                Write(WriteCommand.Type.Read(command).Path);
                break;
            case "read":
                Read(ReadCommand.Type.Read(command));
                break;
            case "threads":
                var threads = ThreadsCommand.Type.Read(command);
                _way = $"{threads.Threads} {threads.Calls}";
                Answer("threads", FactsAnswer.Of(CheckFacts.Passed));
                break;
            case "bye":
                ByeCommand.Type.Read(command);
                if (Goes("bye"))
                {
                    Send(new ByeAnswer());
                    Exit(0, "");
                }

                break;
            default:
                throw new InvalidOperationException($"no script knows the command {command.Name}");
        }
    }

    /// <summary>Writes the profile that valgrind writes at the last mark, unless the script says otherwise.</summary>
    private void Count(CountCommand command)
    {
        const string Option = "--callgrind-out-file=";
        var file = Under.Single(argument => argument.StartsWith(Option, StringComparison.Ordinal))[Option.Length..];
        var total = (command.Calls * workers.InstructionsPerCall) + (number * workers.InstructionsByChance);
        File.WriteAllText($"{file}.{CountCommand.LastMark}", $"version: 1\nevents: Ir\nsummary: 1\n\ntotals: {total}\n");
        Answer("count", new CountedAnswer(), command.Serialize);
    }

    private void Open(OpenCommand command)
    {
        BelongsTo(command.Serializer);
        if (command.Place == 0)
        {
            _open.Clear();
            _prepared.Clear();
        }

        command.Place.ShouldBe(_open.Count, "cases are opened one after the other");
        File.Exists(command.ValuesPath).ShouldBeTrue();
        _open.Add(command);
        _place = command.Place;
        Answer("open", new OpenedAnswer("Made.Codec", null, null));
    }

    private void Open(ProbeCommand command)
    {
        BelongsTo(command.Serializer);
        (_way, _from) = (null, null);
        _open.Clear();
        _place = 0;
        File.Exists(command.ValuesPath).ShouldBeTrue();
        _open.Add(new(command.Serializer, command.Dataset, command.Many, command.Shape, command.ValuesPath));
        Answer("probe", new OpenedAnswer("Made.Codec", null, null));
    }

    /// <summary>Writes two payloads, unless the script says otherwise: a worker that ends leaves the file that the host created.</summary>
    private void Write(string path)
    {
        (_way, _from) = (null, null);
        File.Exists(path).ShouldBeTrue("the host creates the file, which only the user may read");
        if (Goes("write"))
        {
            var payload = Encoding.UTF8.GetBytes(ScriptedWorkers.Payload(_row!, _open[0].Dataset));
            using (var file = new BinaryWriter(File.Create(path)))
            {
                file.Write(2);
                for (var value = 0; value < 2; value++)
                {
                    file.Write(payload.Length);
                    file.Write(payload);
                }
            }

            Send(FactsAnswer.Of(CheckFacts.Passed));
        }
    }

    /// <summary>Reads what any row wrote.</summary>
    private void Read(ReadCommand command)
    {
        using var file = new BinaryReader(File.OpenRead(command.Path));
        file.ReadInt32().ShouldBe(2);
        var payload = Encoding.UTF8.GetString(file.ReadBytes(file.ReadInt32()));
        payload.ShouldBe(ScriptedWorkers.Payload(Named("row"), Named("dataset")), "a payload is whole");
        (_way, _from) = ($"{command.Way}", $"{Named("row")} {Named("dataset")}");
        Answer("read", FactsAnswer.Of(CheckFacts.Passed));

        string Named(string member)
        {
            var from = payload.IndexOf($"\"{member}\":\"", StringComparison.Ordinal) + member.Length + 4;
            return payload[from..payload.IndexOf('"', from)];
        }
    }

    private void Verify()
    {
        Announce("Serialize");
        if (Goes("Serialize", true))
        {
            Announce("Deserialize");
            Answer("Deserialize", Exact(), false);
        }
    }

    private void Keep(string path)
    {
        KeptAnswer answer;
        try
        {
            var payload = ScriptedWorkers.Payload(_row!, _open[_place].Dataset);
            File.WriteAllText(path, payload);
            answer = new(payload.Length, null);
        }
        catch (Exception e) when (e is IOException or UnauthorizedAccessException)
        {
            answer = new(null, e.Message);
        }

        Answer("keep", answer);
    }

    private void Warm(WarmCommand command)
    {
        workers.Clock.Pass(TimeSpan.FromMilliseconds(command.MaxMs * _prepared.Count));
        WarmOperation[] operations = [.. _prepared.Select(ns => new WarmOperation(true, CallsOf(command.BatchMs, ns), ns, 10 * ns))];
        _prepared.Clear();
        Answer("warm", new WarmedAnswer(command.MaxMs, operations));
    }

    private double NsPerCall => workers.TimeOf?.Invoke(_row!, _open[_place].Shape) ?? workers.NsPerCall;

    private static long CallsOf(double batchMs, double ns) => Math.Max(1, (long)(batchMs * 1e6 / ns));

    private void Batch(BatchCommand command)
    {
        workers.Clock.Pass(TimeSpan.FromMicroseconds((command.Calls + command.LeadIn) * NsPerCall / 1000));

        // Each batch is told from the others by its time.
        var ns = (command.Calls * NsPerCall) + _times.GetValueOrDefault("batch") + (1000 * number);
        var readings = new BatchReadings([ns, ns]) { AllocatedBytes = 128 * command.Calls };
        Answer("batch", new BatchAnswer(readings.Values), command.Serialize);
    }

    /// <summary>The payload from another process must be what a process of this row wrote for this dataset.</summary>
    private ComparedAnswer Compared(string? payload) =>
        payload is null || File.ReadAllText(payload) == ScriptedWorkers.Payload(_row!, _open[_place].Dataset)
            ? Exact()
            : new(Verdict.Wrong, 100, "a payload that another process wrote is not of this case", []);

    private static ComparedAnswer Exact(double? size = 100) => new(Verdict.Exact, size, null, []);

    private void MakeFirstCalls(IReadOnlyList<string> arguments)
    {
        // The arguments lack the handle of the pipe, which is the first of a real worker.
        string At(int place) => arguments[place - 1];
        At(FirstCallArguments.ModeAt).ShouldBe(FirstCallArguments.Mode);
        var isSerialize = At(FirstCallArguments.OperationAt) == OperationField.Serialize;
        var shape = (Shape)int.Parse(At(FirstCallArguments.ShapeAt), CultureInfo.InvariantCulture);
        BelongsTo(At(FirstCallArguments.SerializerAt));
        for (var at = FirstCallArguments.DatasetsAt; at <= arguments.Count; at += FirstCallArguments.PerDataset)
        {
            var (dataset, values) = (At(at + FirstCallArguments.DatasetAt), At(at + FirstCallArguments.ValuesAt));
            File.ReadAllText(At(at + FirstCallArguments.PayloadAt)).ShouldBe(ScriptedWorkers.Payload(_row!, dataset));
            _open.Add(new(_row!, dataset, At(at + FirstCallArguments.ManyAt) == OpenCommand.ManyToken, shape, values));
        }

        bool EachGoes(string name, Func<IMessage>? answer, bool announces)
        {
            for (_place = 0; _place < _open.Count; _place++)
            {
                if (announces)
                {
                    Announce(name, _place);
                }

                if (!Goes(name, isSerialize))
                {
                    return false;
                }

                if (answer is not null)
                {
                    Send(answer());
                }
            }

            return true;
        }

        IMessage Called() => new CalledAnswer(
            null,
            TimeSpan.TicksPerSecond,
            FirstCallQuantities.All.Values([1e6, 2e6, 3e6, 500_000, 2_600_000, 12, 3, 50_000_000, null, 100]));
        if (EachGoes("first call", null, announces: true)
            && EachGoes("called", Called, announces: false)
            && EachGoes("Deserialize", () => Exact(size: null), announces: true))
        {
            Send(new ByeAnswer());
            Exit(0, "");
        }
    }

    private void BelongsTo(string row)
    {
        var name = row == "default" ? library : $"{library}/{row}";
        _row ??= name;
        _row.ShouldBe(name, "a worker is for one row");
        _ordinal = _ordinal == 0 ? workers.NumberOf(name) : _ordinal;
    }

    /// <summary>Answers, unless the script says otherwise.</summary>
    private void Answer(string step, IMessage answer, bool? isSerialize = null)
    {
        if (Goes(step, isSerialize))
        {
            Send(answer);
        }
    }

    /// <summary>Does what the script says at a step; returns whether the worker does what a good row does.</summary>
    private bool Goes(string step, bool? isSerialize = null)
    {
        var time = _times[step] = _times.GetValueOrDefault(step) + 1;
        var opened = _open.ElementAtOrDefault(_place);
        var act = workers.ActOf(new(_row ?? library, opened?.Dataset ?? "", step, isSerialize, _ordinal, time)
        {
            Open = _open.Count,
            Compressor = opened?.CompressorConfiguration,
            Shape = opened?.Shape,
            Way = _way,
            From = _from,
        });
        switch (act)
        {
            case Act.Reply reply:
                Send(reply.Answer);
                break;
            case Act.Garbage garbage:
                _answers.Writer.TryWrite(new MessageReader(garbage.Line));
                _isSilent = true;
                break;
            case Act.Silence silence:
                ResidentBytes = silence.Bytes ?? ResidentBytes;
                _isSilent = true;
                break;
            case Act.Death { ExitCode: null }:
                _isSilent = true;
                _answers.Writer.TryComplete();
                break;
            case Act.Death { LeavesChild: true } death:
                (HasExited, ExitCode, Errors) = (true, death.ExitCode!.Value, death.Errors);
                break;
            case Act.Death death:
                Exit(death.ExitCode!.Value, death.Errors);
                break;
            default:
                break;
        }

        return act is null;
    }

    private void Announce(string step, int? place = null) => Send(new StepAnswer(step, place));

    private void Send(IMessage answer) => _answers.Writer.TryWrite(new MessageReader(MessageWriter.Line(answer)));

    private void Exit(int exitCode, string errors)
    {
        if (!HasExited)
        {
            (HasExited, ExitCode, Errors) = (true, exitCode, errors);
        }

        _answers.Writer.TryComplete();
    }
}
