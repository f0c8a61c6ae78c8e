using Roundup.Contracts;

namespace Roundup.Protocol;

// Opens a case: reads its values, gets its codec and loads its compressor.
// CompressorPath: the assembly of the compressor. Null if there is none; then the next two are null as well.
// Streams: null for the usual one.
// Place: 0 closes all open cases first. The number of open cases adds one more; later commands refer to it by this number.
internal sealed record OpenCommand(
    string Serializer,
    string Dataset,
    bool Many,
    Shape Shape,
    string ValuesPath,
    string? CompressorPath = null,
    string? CompressorClass = null,
    string? CompressorConfiguration = null,
    StreamUse? Streams = null,
    int Place = 0) : ICommand<OpenedAnswer>
{
    public const string ManyToken = "many";

    public const string OneToken = "one";

    public static MessageType<OpenCommand> Type { get; } = new("open", fields => new(
        fields.Text(),
        fields.Text(),
        fields.Either(ManyToken, OneToken),
        fields.Shape(),
        fields.Text(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.OptionalText(),
        fields.Streams(),
        fields.Count()));

    public string Name => Type.Name;

    public MessageType<OpenedAnswer> Answer => OpenedAnswer.Type;

    public void Write(MessageWriter fields) => fields
        .Text(Serializer)
        .Text(Dataset)
        .Either(Many, ManyToken, OneToken)
        .Shape(Shape)
        .Text(ValuesPath)
        .Text(CompressorPath)
        .Text(CompressorClass)
        .Text(CompressorConfiguration)
        .Text(Streams?.ToString())
        .Whole(Place);
}

// AdaptedFrom: the shape that an adapter calls; null for a native codec.
// SystemLibraryVersion: version of the library of the operating system that the compressor calls; null if it calls none.
// Note: what the library tells of the user's settings; null: nothing.
internal sealed record OpenedAnswer(string Codec, Shape? AdaptedFrom, string? SystemLibraryVersion, string? Note = null) : IMessage
{
    public static MessageType<OpenedAnswer> Type { get; } = new("opened", fields => new(
        fields.Text(),
        fields.OptionalShape(),
        fields.OptionalText(),
        fields.OptionalText()));

    public string Name => Type.Name;

    public void Write(MessageWriter fields) => fields.Text(Codec).Shape(AdaptedFrom).Text(SystemLibraryVersion)
        .Text(Note);
}

// Selects the open case for the commands that follow. After OpenCommand it is the case just opened.
internal sealed record UseCommand(int Place) : ICommand<UsedAnswer>
{
    public static MessageType<UseCommand> Type { get; } = new("use", fields => new(fields.Count()));

    public string Name => Type.Name;

    public MessageType<UsedAnswer> Answer => UsedAnswer.Type;

    public void Write(MessageWriter fields) => fields.Whole(Place);
}

internal sealed record UsedAnswer : IMessage
{
    public static MessageType<UsedAnswer> Type { get; } = new("used", _ => new());

    public string Name => Type.Name;

    public void Write(MessageWriter fields)
    {
    }
}
