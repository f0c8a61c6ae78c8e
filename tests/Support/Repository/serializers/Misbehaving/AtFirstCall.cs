using Roundup.Contracts;

namespace Roundup.Serializers;

/// <summary>Is good in the twin, and goes wrong in a process that makes first calls, for one type alone.</summary>
internal readonly struct AtFirstCall<T>(string how, string type) : IBytesCodec<T>
{
    private bool IsTime => typeof(T).Name == type && Environment.GetCommandLineArgs().Contains("first-call");

    public byte[] SerializeToBytes(T value)
    {
        if (!IsTime)
        {
            return Json.Write(value);
        }

        switch (how)
        {
            case "throws":
                throw new InvalidOperationException("not at once");
            case "exits":
                Environment.Exit(0);
                break;
        }

        return Json.Write(Activator.CreateInstance<T>());
    }

    public T Deserialize(byte[] bytes) => Json.Read<T>(bytes);
}
