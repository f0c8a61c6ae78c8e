using Roundup.Protocol.Checks;
using Roundup.Results;
using Roundup.Worker.Checks;
using Roundup.Worker.Messages;
using Roundup.Worker.Tests.Fidelity;

namespace Roundup.Worker.Tests.Checks;

/// <summary>A worker with one probe and one library, which answers commands as one does whose host sends them.</summary>
internal sealed class FakeProbe : ISerializer, IModelSet, IDisposable
{
    private readonly CommandTable _commands = new();
    private readonly FakeFormat _format;
    private readonly Model<Parcel> _model;
    private readonly string _values = Path.GetTempFileName();

    /// <param name="values">The values of the probe.</param>
    /// <param name="expected">What those of its partner read as.</param>
    /// <param name="model">The model, if not that of a parcel itself.</param>
    /// <param name="pool">The number of values of which these are the first ones; null: all.</param>
    public FakeProbe(FakeFormat format, Parcel[] values, Parcel[]? expected = null, Model<Parcel>? model = null, int? pool = null)
    {
        _format = format;
        _model = model ?? ParcelCodec.Model;
        var session = new CaseSession(this, [this], _ => throw new InvalidOperationException("a probe has no timed loops"));
        session.Register(_commands);
        new CheckCommands(session, Steps.Add).Register(_commands);
        using var writer = new CanonicalWriter(File.Create(_values));
        writer.Write(pool ?? values.Length);
        writer.Write(values.Length + (expected?.Length ?? 0));
        writer.Write(0L);
        foreach (var value in values.Concat(expected ?? []))
        {
            ParcelCodec.Model.Canonical.Write(writer, value);
        }
    }

    public List<string> Steps { get; } = [];

    public int Opened { get; private set; }

    public string Dataset => "Parcels";

    public string PayloadPath => _values + ".payloads";

    public FakeProbe In(Contracts.Shape shape)
    {
        Answer(new ProbeCommand("row", Dataset, Many: false, shape, _values));
        return this;
    }

    public CheckFacts RoundTrip(Way way, int? value = null) => Facts(new RoundTripCommand(way, value));

    public CheckFacts Write() => Facts(new WriteCommand(PayloadPath));

    public CheckFacts Read(Way way, CheckExpectation expects = CheckExpectation.Own) => Facts(new ReadCommand(PayloadPath, way, expects));

    public CheckFacts Threads(int threads, int calls) => Facts(new ThreadsCommand(threads, calls));

    public void Open<T>(string row, Model<T> model, IShapes<T> shapes)
        where T : notnull
    {
        Opened++;
        _format.Opening?.Invoke(Opened);
        _format.Schema?.Invoke(model.Find<PayloadSchema>()!);
        var codec = new FakeCodec(_format);
        ((IShapes<Parcel>)shapes).String(codec).Bytes(codec).BufferWriter(codec).Stream(codec).AsyncStream(codec);
    }

    public void Accept(IModelVisitor visitor, bool many) => visitor.Visit(
        new Model<Parcel>(_model.Dataset, _model.Canonical, _model.Handwritten));

    public void Dispose()
    {
        File.Delete(_values);
        File.Delete(PayloadPath);
    }

    private CheckFacts Facts(IMessage command) => ((FactsAnswer)Answer(command)).Facts;

    private IMessage Answer(IMessage command) => _commands.Answer(new MessageReader(MessageWriter.Line(command)));
}

/// <summary>The first of the most harmful facts, as a test asks for it.</summary>
internal static class WorstFact
{
    extension(CheckFacts facts)
    {
        public CheckOutcome Outcome => facts.Worst?.Outcome ?? CheckOutcome.Passed;

        public int? Value => facts.Worst?.Value;

        public string? Place => facts.Worst?.Place;

        public string? Reason => facts.Worst?.Reason;
    }
}
